# Kubernetes: a part of scripts/test-distributed. Parsed and looked through; nothing is run.
say "Kubernetes"

"$FLIPBOOK" plan batch.json --shards "$shards" --format k8s -o k8s-job -q
python3 - k8s-job/jobs.k8s.yaml "$shards" <<'PY'
import sys, yaml

render, merge = yaml.safe_load_all(open(sys.argv[1]))
for job in (render, merge):
    assert job["apiVersion"] == "batch/v1" and job["kind"] == "Job", job
    assert job["metadata"]["name"].startswith("flipbook-")
    pod = job["spec"]["template"]["spec"]
    assert pod["restartPolicy"] == "Never"
    (container,) = pod["containers"]
    assert container["image"] and container["command"] == ["sh", "-c"]
    mounts = {mount["name"] for mount in container["volumeMounts"]}
    assert mounts == {volume["name"] for volume in pod["volumes"]}
    (line,) = container["args"]
    assert line.startswith("exec flipbook ") and "\n" not in line, line
spec = render["spec"]
assert spec["completionMode"] == "Indexed"
assert spec["completions"] == spec["parallelism"] == int(sys.argv[2])
assert spec["backoffLimitPerIndex"] >= 1
rules = spec["podFailurePolicy"]["rules"]
assert any(75 in rule.get("onExitCodes", {}).get("values", []) for rule in rules)
assert '--shard "$((JOB_COMPLETION_INDEX + 1))/' in render["spec"]["template"]["spec"]["containers"][0]["args"][0]
assert merge["spec"]["suspend"] is True
PY
figure "kubernetes: form of two jobs" "checked; not run"
