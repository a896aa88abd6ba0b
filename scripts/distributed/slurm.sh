# Slurm with two nodes on loopback: a part of scripts/test-distributed.
say "Slurm"

slurm=$work/slurm
mkdir -p "$slurm"/{state,log,run,spool-n1,spool-n2}
head -c 1024 /dev/urandom >"$slurm/munge.key"
chmod 600 "$slurm/munge.key"
name=$(hostname)
cat >"$slurm/slurm.conf" <<CONF
ClusterName=loop
SlurmctldHost=$name(127.0.0.1)
AuthType=auth/munge
AuthInfo=socket=$slurm/run/munge.socket,cred_expire=5
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
SlurmctldPort=16817
StateSaveLocation=$slurm/state
SlurmdSpoolDir=$slurm/spool-%n
SlurmdPidFile=$slurm/run/slurmd-%n.pid
SlurmdLogFile=$slurm/log/slurmd-%n.log
SlurmctldPidFile=$slurm/run/slurmctld.pid
SlurmctldLogFile=$slurm/log/slurmctld.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
MpiDefault=none
SlurmdTimeout=10
SchedulerParameters=sched_min_interval=0,batch_sched_delay=0,sched_interval=1,bf_interval=1
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
NodeName=n1 NodeHostname=$name NodeAddr=127.0.0.1 Port=16821 CPUs=1 RealMemory=1000 State=UNKNOWN
NodeName=n2 NodeHostname=$name NodeAddr=127.0.0.1 Port=16822 CPUs=1 RealMemory=1000 State=UNKNOWN
PartitionName=main Nodes=n1,n2 Default=YES State=UP
CONF
export SLURM_CONF=$slurm/slurm.conf

munged --foreground --key-file="$slurm/munge.key" --socket="$slurm/run/munge.socket" \
  --pid-file="$slurm/run/munged.pid" --log-file="$slurm/log/munged.log" \
  --seed-file="$slurm/run/seed" 2>"$slurm/log/munged.err" &
started+=($!)
until [[ -S $slurm/run/munge.socket ]]; do sleep 0.1; done
start=$(now)
slurmctld -D -c 2>"$slurm/log/slurmctld.err" &
started+=($!)
for node in n1 n2; do
  slurmd -D -N "$node" 2>"$slurm/log/slurmd-$node.err" &
  started+=($!)
done
for ((tries = 0; tries < 300; tries++)); do
  idle=$(sinfo --noheader --format '%D %t' 2>/dev/null || true)
  [[ $idle == "2 idle" ]] && break
  sleep 0.1
done
[[ $idle == "2 idle" ]] || die "the nodes did not come up: $idle; see $slurm/log"
figure "slurm: seconds until two nodes are idle" "$(since "$start")"
outside=$(ss -Htlnp | grep -E 'slurm|munge' | awk '$4 !~ /^127\./ { print $4 }' || true)
[[ -z $outside ]] || die "Slurm listens beyond loopback: $outside"
figure "slurm: listens on" "$(ss -Htlnp | grep slurm | awk '{ print $4 }' | sort | paste -sd' ')"

# Waits until no job is left, or for five minutes.
drain() {
  local tries
  for ((tries = 0; tries < 1500; tries++)); do
    [[ -z $(squeue --noheader) ]] && return
    sleep 0.2
  done
  die "jobs are left: $(squeue)"
}
state() { scontrol show job --oneliner "$1" | grep -o "$2=[^ ]*" | cut -d= -f2; }

"$FLIPBOOK" plan batch.json --shards "$shards" --format slurm --frames-in slurm-frames -o slurm-job -q
start=$(now)
bash slurm-job/submit-slurm.sh >slurm-clean.txt
drain
figure "slurm: seconds of $shards tasks on two nodes, with merge" "$(since "$start")"
same slurm-frames "slurm"

"$FLIPBOOK" plan batch.json --shards "$shards" --format slurm --frames-in slurm-failed -o slurm-job -q
hold slurm-failed
start=$(now)
bash slurm-job/submit-slurm.sh >slurm-failed.txt
render=$(sed -n 's/^render: //p' slurm-failed.txt)
merge=$(sed -n 's/^merge: //p' slurm-failed.txt)
log=flipbook-${render}_3.log
for ((tries = 0; tries < 600; tries++)); do
  grep -qs 'status 75, back into the queue' "$log" && break
  sleep 0.1
done
grep -qs 'status 75, back into the queue' "$log" || die "task 3 did not fail: $(cat "$log")"
figure "slurm: injected failure" "task 3 ended with 75 after $(since "$start") s"
release
drain
figure "slurm: seconds with the failure, with merge" "$(since "$start")"
figure "slurm: task 3" "$(state "${render}_3" JobState), restarted $(state "${render}_3" Restarts) time"
figure "slurm: merge, which waited for all" "$(state "$merge" JobState)"
[[ $(state "${render}_3" Restarts) == 1 ]] || die "task 3 was not put back into the queue"
same slurm-failed "slurm, requeued"

start=$(now)
sbatch --wait --array="1-$empty" --output=slurm-empty.log --wrap true >slurm-empty.txt
figure "slurm: seconds of $empty empty tasks" "$(since "$start")"
stop_all
