extension JobPlan {
  /// A script that submits an array of Slurm and the merge that waits for it.
  var slurm: String {
    """
    #!/usr/bin/env bash
    # \(sentence)
    # Every node must see the batch, its pictures and the frames under the same paths, from the
    # directory where this is run. Arguments go on to sbatch: --partition=short --time=30
    # FLIPBOOK names the program if it is not on the PATH.
    set -euo pipefail
    export FLIPBOOK=${FLIPBOOK:-flipbook}

    render=$(sbatch --parsable "$@" <<'JOB'
    #!/usr/bin/env bash
    #SBATCH --job-name=flipbook-render
    #SBATCH --array=1-\(shards)
    #SBATCH --cpus-per-task=\(jobs)
    #SBATCH --requeue
    #SBATCH --open-mode=append
    #SBATCH --output=flipbook-%A_%a.log
    status=0
    "$FLIPBOOK" \(arguments) --shard "$SLURM_ARRAY_TASK_ID/\(shards)" \\
      --jobs \(jobs) --progress plain || status=$?
    # 75 says that trying again may help: the task goes back into the queue, three times at most.
    if ((status == 75 && ${SLURM_RESTART_COUNT:-0} < 3)); then
      echo "flipbook: status 75, back into the queue"
      scontrol requeue "${SLURM_ARRAY_JOB_ID}_${SLURM_ARRAY_TASK_ID}" && sleep 60
    fi
    exit "$status"
    JOB
    )

    merge=$(sbatch --parsable --dependency="afterok:$render" --kill-on-invalid-dep=yes "$@" <<'JOB'
    #!/usr/bin/env bash
    #SBATCH --job-name=flipbook-merge
    #SBATCH --output=flipbook-%A.log
    exec "$FLIPBOOK" \(mergeArguments)
    JOB
    )

    echo "render: $render"
    echo "merge: $merge"

    """
  }

  /// A script that runs the shards on one host with GNU parallel, and then the merge.
  var parallel: String {
    """
    #!/usr/bin/env bash
    # \(sentence)
    # Run it again after a failure: only the shards that failed or are missing are rendered.
    # Arguments go on to parallel: --jobs 4, or --sshlogin for other hosts with the same files.
    # FLIPBOOK names the program if it is not on the PATH.
    set -euo pipefail
    flipbook=${FLIPBOOK:-flipbook}
    log=${JOBLOG:-flipbook.joblog}

    # Status 75 says that trying again may help, so each shard has three attempts.
    seq \(shards) | parallel --quote --joblog "$log" --resume-failed --retries 3 "$@" \\
      "$flipbook" \(arguments) --shard "{}/\(shards)" --jobs \(jobs)

    "$flipbook" \(mergeArguments)

    """
  }
}
