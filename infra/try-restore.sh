#!/bin/sh
# Restores the newest backup beside the running database, starts PostgreSQL on it and counts the rows of some tables.
# Exits with 0 only if the restored database has left recovery and answers. Settings as in restore.sh.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
trial="${BACKUPS:-/backups}/.trial"
rm -rf "$trial"
mkdir -p "$trial"
export PGDATA="$trial/data"
stop() {
  pg_ctl --pgdata="$PGDATA" --mode=immediate stop >/dev/null 2>&1 || true
  rm -rf "$trial"
}
trap stop EXIT

"$here/restore.sh" --no-files >/dev/null
pg_ctl --pgdata="$PGDATA" --wait --timeout="${TRIAL_SECONDS:-3600}" --log="$trial/log" \
  --options="-c listen_addresses= -c unix_socket_directories=$trial -c archive_mode=off -c hot_standby=off" start >/dev/null ||
  { tail -n 20 "$trial/log" >&2; exit 1; }
count() {
  psql --no-psqlrc --tuples-only --no-align --host="$trial" --username=portal --dbname=portal --command="SELECT count(*) FROM $1"
}
echo "vehicle $(count vehicle), account $(count account), mail $(count mail), audit_entry $(count audit_entry)"
