#!/bin/sh
# repeat.sh KIND SECONDS COMMAND: runs the command again and again. Reports when it starts to fail or to work again, and
# renews this report after every run, so that a process that hangs or does not run is noticed.
# The services `wal-copy` and `file-copy` are processes of their own, so that neither waits for a backup or for the other.
here=$(cd "$(dirname "$0")" && pwd)
. "$here/jobs.sh"
kind=$1
seconds=$2
shift 2
log="${TMPDIR:-/tmp}/$kind.log"

before=unknown
while :; do
  if run "$log" "$@"; then now=true; else now=false; fi
  if [ "$before" = "$now" ]; then
    "$here/report.sh" "$kind" "$now" || true
  elif "$here/report.sh" "$kind" "$now" "$(tail -n 1 "$log")"; then
    before=$now
  fi
  pause "$seconds"
done
