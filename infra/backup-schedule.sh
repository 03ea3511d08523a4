#!/bin/sh
# The `backup` service: copies WAL to another host every 30 seconds, backs up every night, tests a restore every week.
# Each result is a log line and a row of the table `setting`, which the portal turns into metrics and mails.
here=$(cd "$(dirname "$0")" && pwd)
state="${BACKUPS:-/backups}/.state"
mkdir -p "$state"

report() { # KIND true|false DETAIL
  echo "$1: $2 $3"
  psql --no-psqlrc --quiet "$DATABASE_URL" --set=kind="$1" --set=ok="$2" --set=detail="$3" --file=- <<'SQL' || true
INSERT INTO setting (key, value, updated_at)
VALUES (:'kind', jsonb_build_object('ok', :'ok'::boolean, 'detail', :'detail', 'at', now()), now())
ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at;
SQL
}

attempt() { # KIND PERIOD COMMAND: runs once per PERIOD; after a failure again in the next hour
  hour=$(date +%F-%H)
  [ "$(cat "$state/$1.done" 2>/dev/null)" != "$2" ] || return 0
  [ "$(cat "$state/$1.tried" 2>/dev/null)" != "$hour" ] || return 0
  echo "$hour" >"$state/$1.tried"
  if result=$("$3" 2>&1); then
    echo "$2" >"$state/$1.done"
    report "$1" true "$(echo "$result" | tail -n 1)"
  else
    report "$1" false "$(echo "$result" | tail -n 3)"
  fi
}

shipping=unknown
while :; do
  if result=$("$here/ship-wal.sh" 2>&1); then now=true; else now=false; fi
  # Report only changes, not the result of every run.
  [ "$shipping" = "$now" ] || report wal-copy "$now" "$(echo "$result" | tail -n 1)"
  shipping=$now
  if [ "$(date +%H)" -ge "${BACKUP_HOUR:-2}" ]; then
    attempt backup "$(date +%F)" "$here/backup.sh"
    attempt restore-test "$(date +%G-%V)" "$here/try-restore.sh"
  fi
  sleep 30
done
