# Read by backup-schedule.sh and repeat.sh: runs commands that end at once with this process.
# Each command has a process group of its own, because a shell that waits for a program does not handle signals.
child=
end() {
  trap '' TERM INT HUP
  if [ -n "$child" ]; then
    kill -TERM "-$child" 2>/dev/null || true
    wait "$child" 2>/dev/null || true
  fi
  exit 0
}
trap end TERM INT HUP

run() { # OUTPUT_FILE COMMAND: resolves to its exit code
  output=$1
  shift
  setsid "$@" >"$output" 2>&1 &
  child=$!
  wait "$child"
  code=$?
  child=
  return $code
}
pause() { run /dev/null sleep "$1" || true; }
