# GNU parallel: a part of scripts/test-distributed.
say "GNU parallel"

"$FLIPBOOK" plan batch.json --shards "$shards" --format parallel --frames-in parallel-frames \
  -o parallel-job -q
start=$(now)
JOBLOG=clean.joblog bash parallel-job/run-parallel.sh --jobs 2 2>parallel.log
figure "parallel: seconds of $shards tasks, two at a time" "$(since "$start")"
same parallel-frames "parallel"

"$FLIPBOOK" plan batch.json --shards "$shards" --format parallel --frames-in parallel-failed \
  -o parallel-job -q
hold parallel-failed
status=0
JOBLOG=failed.joblog bash parallel-job/run-parallel.sh --jobs 2 2>>parallel.log || status=$?
release
((status == 1)) || die "parallel should have ended with 1 failed task, and ended with $status"
failed=$(awk 'NR > 1 && $7 != 0 { print $1 ":" $7 }' failed.joblog)
[[ $failed == 3:75 ]] || die "task 3 should have failed with 75, and this did: $failed"
[[ ! -e parallel-failed/manifest.json ]] || die "there should have been no merge"
before=$(wc -l <failed.joblog)
start=$(now)
JOBLOG=failed.joblog bash parallel-job/run-parallel.sh --jobs 2 2>>parallel.log
figure "parallel: injected failure" "task 3 ended with 75 three times"
figure "parallel: tasks when run again" "$(($(wc -l <failed.joblog) - before))"
figure "parallel: seconds when run again, with merge" "$(since "$start")"
same parallel-failed "parallel, resumed"

start=$(now)
seq "$empty" | parallel --joblog empty.joblog --jobs 2 true 2>>parallel.log
figure "parallel: seconds of $empty empty tasks" "$(since "$start")"
