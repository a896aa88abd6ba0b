# Open Job Description: a part of scripts/test-distributed.
say "Open Job Description"

"$FLIPBOOK" plan batch.json --shards "$shards" --format openjd -o openjd-job -q
"$openjd" check openjd-job/job.openjd.yaml >openjd.log
figure "openjd: check" "$(tail -1 openjd.log)"

run_openjd() {
  "$openjd" run openjd-job/job.openjd.yaml --step Merge --run-dependencies \
    -p "Batch=$work/batch.json" -p "Frames=$work/$1" -p "Flipbook=$FLIPBOOK" >>openjd.log 2>&1
}
start=$(now)
run_openjd openjd-frames || die "openjd failed: $(tail -20 openjd.log)"
figure "openjd: seconds of $shards tasks in turn, with merge" "$(since "$start")"
same openjd-frames "openjd"

# The shard is let go while the task waits for its second attempt.
hold openjd-failed
(
  until grep -q 'status 75, trying again' openjd.log; do sleep 0.2; done
  kill "$holder"
) &
started+=($!)
start=$(now)
run_openjd openjd-failed || die "openjd failed: $(tail -20 openjd.log)"
figure "openjd: injected failure" \
  "$(grep -c 'status 75, trying again' openjd.log) attempt of task 3 ended with 75"
figure "openjd: seconds with the failure" "$(since "$start")"
same openjd-failed "openjd, tried again"

cat >openjd-job/empty.yaml <<YAML
specificationVersion: jobtemplate-2023-09
name: empty
steps:
  - name: Empty
    parameterSpace:
      taskParameterDefinitions:
        - {name: Number, type: INT, range: "1-$empty"}
    script:
      actions:
        onRun: {command: "true"}
YAML
start=$(now)
"$openjd" run openjd-job/empty.yaml --step Empty >>openjd.log 2>&1
figure "openjd: seconds of $empty empty tasks" "$(since "$start")"
