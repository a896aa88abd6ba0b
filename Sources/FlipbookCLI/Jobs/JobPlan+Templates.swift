import Flipbook

extension JobPlan {
  /// A template of Open Job Description.
  var openJD: String {
    """
    # \(sentence)
    # openjd run THIS --step Merge --run-dependencies -p Batch=/path/\(batch) -p Frames=/path/frames
    specificationVersion: jobtemplate-2023-09
    name: flipbook
    parameterDefinitions:
      - name: Batch
        type: PATH
        objectType: FILE
        dataFlow: IN
        description: The batch; its pictures lie where it says.
      - name: Frames
        type: PATH
        objectType: DIRECTORY
        dataFlow: OUT
        description: Where the frames go.
      - name: Flipbook
        type: STRING
        default: flipbook
        description: The program.
    steps:
      - name: Render
        parameterSpace:
          taskParameterDefinitions:
            - name: Shard
              type: INT
              range: "1-\(shards)"
        hostRequirements:
          amounts:
            - name: amount.worker.vcpu
              min: \(jobs)
        script:
          embeddedFiles:
            - name: Run
              type: TEXT
              filename: render.sh
              data: |
                # Status 75 says that trying again may help: three attempts, some seconds apart.
                for pause in 2 10 0; do
                  status=0
                  "{{Param.Flipbook}}" render "{{Param.Batch}}" --output "{{Param.Frames}}" \\
                    --shard "{{Task.Param.Shard}}/\(shards)" --shard-mode \(mode.rawValue) \\
                    --jobs \(jobs) --progress openjd || status=$?
                  if [ "$status" -ne 75 ]; then exit "$status"; fi
                  echo "openjd_status: status 75, trying again"
                  sleep "$pause"
                done
                exit "$status"
          actions:
            onRun:
              command: bash
              args: ["{{Task.File.Run}}"]
      - name: Merge
        dependencies:
          - dependsOn: Render
        script:
          actions:
            onRun:
              command: "{{Param.Flipbook}}"
              args: ["merge", "{{Param.Frames}}"]

    """
  }

  /// Two jobs of Kubernetes: an indexed one for the shards, and one for the merge, which is held back.
  var kubernetes: String {
    """
    # \(sentence)
    # The form of this file is checked; it has not been run on a cluster.
    # Change the image and the claim to your own; the claim holds the batch, its pictures and the
    # frames, and every pod must be able to write to it (ReadWriteMany). Then:
    #   kubectl apply -f THIS
    #   kubectl wait --for=condition=complete --timeout=-1s job/flipbook-render
    #   kubectl patch job/flipbook-merge --type=merge -p '{"spec":{"suspend":false}}'
    apiVersion: batch/v1
    kind: Job
    metadata:
      name: flipbook-render
    spec:
      completions: \(shards)
      parallelism: \(shards)
      completionMode: Indexed
      # Status 75 and pods that were moved are tried again; any other failure is final.
      backoffLimitPerIndex: 3
      podFailurePolicy:
        rules:
          - action: Ignore
            onPodConditions:
              - type: DisruptionTarget
          - action: FailIndex
            onExitCodes:
              containerName: render
              operator: NotIn
              values: [75, 137, 143]
    \(pod(
      name: "render",
      arguments: "\(arguments) --shard \"$((JOB_COMPLETION_INDEX + 1))/\(shards)\" --jobs \(jobs)"))
    ---
    apiVersion: batch/v1
    kind: Job
    metadata:
      name: flipbook-merge
    spec:
      suspend: true
      backoffLimit: 3
    \(pod(name: "merge", arguments: mergeArguments))

    """
  }

  /// The pod of a job of Kubernetes.
  private func pod(name: String, arguments: String) -> String {
    """
      template:
        spec:
          restartPolicy: Never
          containers:
            - name: \(name)
              image: flipbook:\(RendererVersion.current.release)
              workingDir: /work
              command: ["sh", "-c"]
              args:
                - >-
                  exec flipbook \(arguments)
              resources:
                requests:
                  cpu: "\(name == "render" ? jobs : 1)"
                  memory: 512Mi
              volumeMounts:
                - name: work
                  mountPath: /work
          volumes:
            - name: work
              persistentVolumeClaim:
                claimName: flipbook
    """
  }
}
