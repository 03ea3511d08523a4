#!/bin/sh
# Restores the newest backup beside the running database to the restore point of its report, starts PostgreSQL on it and
# compares every table with the report. Exits with 0 only if all are equal. Settings as in restore.sh.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
backups=${BACKUPS:-/backups}
trial="$backups/.trial"
export PGDATA="$trial/data"

fail() {
  echo "$1" >&2
  exit 1
}

mkdir -p "$backups"
exec 8>"$backups/.trial-lock"
flock -n 8 || fail 'Es läuft schon eine Probe der Wiederherstellung.'
stop() {
  pg_ctl --pgdata="$PGDATA" --mode=immediate stop >/dev/null 2>&1 || true
  rm -rf "$trial"
}
# A killed trial may have left a running server.
stop
trap stop EXIT
trap 'exit 143' TERM INT HUP
mkdir -p "$trial"

backup=$(ls -1 "$backups" | grep -E '^[0-9]{8}T[0-9]{6}Z$' | sort | tail -n 1)
[ -n "$backup" ] || fail 'Es gibt keine Sicherung.'
read -r point user database <"$backups/$backup/point"
[ -s "$backups/$backup/contents" ] || fail "Die Sicherung $backup hat keinen Bericht über ihren Inhalt."
"$here/restore.sh" --backup "$backup" --point "$point" --no-files >/dev/null

# The server ends when the WAL does before the report; `pg_ctl` may notice that or return before.
server_ended() { # SENTENCE
  tail -n 20 "$trial/log" >&2
  ! grep -q 'recovery ended before configured recovery target' "$trial/log" ||
    fail "Das WAL reicht nicht bis zum Bericht der Sicherung $backup."
  fail "$1"
}
# The lock must not be inherited by the server.
pg_ctl --pgdata="$PGDATA" --wait --timeout="${TRIAL_SECONDS:-3600}" --log="$trial/log" \
  --options="-c listen_addresses= -c unix_socket_directories=$trial -c archive_mode=off" start >/dev/null 8>&- ||
  server_ended "PostgreSQL startet auf der Sicherung $backup nicht."
url="postgresql://$user@/$database?host=$trial"
recovering() {
  psql --no-psqlrc --tuples-only --no-align "$url" --command='SELECT pg_is_in_recovery()' 2>/dev/null || true
}
# pg_ctl returns when the server can be read, which is before the end of the recovery.
seconds=0
until [ "$(recovering)" = f ]; do
  pg_ctl --pgdata="$PGDATA" status >/dev/null ||
    server_ended "PostgreSQL endet, bevor die Sicherung $backup eingespielt ist."
  seconds=$((seconds + 1))
  [ "$seconds" -lt "${TRIAL_SECONDS:-3600}" ] || fail "Die Sicherung $backup ist nach $seconds s nicht eingespielt."
  sleep 1
done

"$here/contents.sh" "$url" >"$trial/contents"
if ! cmp -s "$backups/$backup/contents" "$trial/contents"; then
  diff "$backups/$backup/contents" "$trial/contents" | head -n 10 >&2 || true
  fail "Der Inhalt der Sicherung $backup weicht von ihrem Bericht ab."
fi
awk -v backup="$backup" '{ rows += $2; if ($4 != "-" && $4 > newest) newest = $4 }
  END { print NR " Tabellen mit " rows " Zeilen" (newest ? ", neueste vom " newest " UTC" : "") ": gleich dem Bericht der Sicherung " backup }' "$trial/contents"
