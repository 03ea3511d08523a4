#!/bin/sh
# The `backup` service: a backup at its first start and then every night, a trial restore every week.
here=$(cd "$(dirname "$0")" && pwd)
. "$here/jobs.sh"
backups=${BACKUPS:-/backups}
state="$backups/.state"
mkdir -p "$state"

attempt() { # KIND PERIOD COMMAND: runs once per PERIOD; after a failure again in the next hour
  hour=$(date +%F-%H)
  [ "$(cat "$state/$1.done" 2>/dev/null)" != "$2" ] || return 0
  [ "$(cat "$state/$1.tried" 2>/dev/null)" != "$hour" ] || return 0
  echo "$hour" >"$state/$1.tried"
  if run "$state/$1.log" "$3"; then
    echo "$2" >"$state/$1.done"
    "$here/report.sh" "$1" true "$(tail -n 1 "$state/$1.log")"
  else
    "$here/report.sh" "$1" false "$(tail -n 3 "$state/$1.log")"
  fi
}

while :; do
  if [ "$(date +%H)" -ge "${BACKUP_HOUR:-2}" ] || ! ls "$backups" | grep -qE '^[0-9]{8}T[0-9]{6}Z$'; then
    attempt backup "$(date +%F)" "$here/backup.sh"
    attempt restore-test "$(date +%G-%V)" "$here/try-restore.sh"
  fi
  pause 30
done
