#!/bin/sh
# Backs up the database into a new folder NAME below BACKUPS, with a report of its contents, and copies it to OFFSITE.
# Files are copied by copy-files.sh.
#   DATABASE_URL=postgresql://…  AGE_RECIPIENT=age1…  OFFSITE=remote:path  infra/backup.sh
# Needs the PostgreSQL 18 client, age, rclone and flock, and an archive_command; the `backup` service of
# docker-compose.yml has all of them.
#   BACKUPS        folder of the backups, default /backups
#   WAL_ARCHIVE    where archive-wal.sh stores segments, default /wal; old ones are deleted here
#   AGE_RECIPIENT  public key the backup is encrypted for; `none` = not encrypted
#   OFFSITE        rclone target on another host; `none` = no copy
#   BACKUP_RATE    limit of the base backup as `pg_basebackup --max-rate` takes it, e.g. 20M; default: none
#   KEEP_DAYS      days until a backup in BACKUPS is deleted, default 14; OFFSITE_KEEP_DAYS: in OFFSITE, default 35
set -eu
here=$(cd "$(dirname "$0")" && pwd)
backups=${BACKUPS:-/backups}
archive=${WAL_ARCHIVE:-/wal}
: "${DATABASE_URL:?DATABASE_URL fehlt}"
: "${AGE_RECIPIENT:?AGE_RECIPIENT fehlt (öffentlicher Schlüssel von age-keygen, oder none)}"
: "${OFFSITE:?OFFSITE fehlt (rclone-Ziel, oder none)}"
name=$(date -u +%Y%m%dT%H%M%SZ)
unfinished="$backups/.$name"

fail() {
  echo "$1" >&2
  exit 1
}

umask 077
mkdir -p "$backups"
exec 9>"$backups/.lock"
flock -n 9 || fail 'Es läuft schon eine Sicherung.'
# What a killed backup has left; the lock says that none is running.
rm -rf "$backups"/.[0-9]*Z
trap 'rm -rf "$unfinished"' EXIT
trap 'exit 143' TERM INT HUP
mkdir "$unfinished"

# WAL archived before this moment is not needed by this backup.
touch "$unfinished/started"
# `fetch` includes the WAL the base itself needs.
pg_basebackup --dbname="$DATABASE_URL" --pgdata="$unfinished/base" --format=tar --gzip --wal-method=fetch \
  --checkpoint=fast ${BACKUP_RATE:+--max-rate="$BACKUP_RATE"}
mv "$unfinished/base/base.tar.gz" "$unfinished/database.tar.gz"
rm -r "$unfinished/base"

# The report of the contents: its restore point is a position in the WAL, and a trial restore to it must have the same.
sql() { psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 "$DATABASE_URL" "$@"; }
tries=0
while :; do
  tries=$((tries + 1))
  point="portal-$name-$tries"
  "$here/contents.sh" "$DATABASE_URL" "$point" >"$unfinished/contents"
  [ ! -s "$unfinished/contents" ] || break
  [ "$tries" -lt 200 ] || fail 'Die Datenbank wird zu oft geändert, um ihren Inhalt festzuhalten.'
  sleep 0.1
done
segment=$(sql --command='SELECT pg_walfile_name(pg_current_wal_lsn())')
sql --command='SELECT pg_switch_wal()' >/dev/null
archived="SELECT coalesce(max(substr(last_archived_wal, 9, 16)) >= substr('$segment', 9, 16), false)
  FROM pg_stat_archiver WHERE last_archived_wal ~ '^[0-9A-F]{24}'"
waited=0
until [ "$(sql --command="$archived")" = t ]; do
  waited=$((waited + 1))
  [ "$waited" -lt 120 ] || fail "PostgreSQL hat $segment seit zwei Minuten nicht archiviert (archive_command)."
  sleep 1
done
sql --command="SELECT '$point', current_user, current_database()" --field-separator=' ' >"$unfinished/point"

if [ "$AGE_RECIPIENT" != none ]; then
  age --encrypt --recipient "$AGE_RECIPIENT" --output "$unfinished/database.tar.gz.age" "$unfinished/database.tar.gz"
  rm "$unfinished/database.tar.gz"
fi
(cd "$unfinished" && sha256sum database.tar.* contents point >SHA256SUMS)
# Only a complete backup gets its final name.
mv "$unfinished" "$backups/$name"
trap - EXIT

if [ "$OFFSITE" != none ]; then
  rclone copy --immutable "$backups/$name" "$OFFSITE/$name"
  rclone check --one-way "$backups/$name" "$OFFSITE/$name"
  # Backups there are deleted by age only, so that a deletion here, by accident or attack, does not propagate. The
  # copies of files have a rule of their own (copy-files.sh).
  rclone delete --min-age "${OFFSITE_KEEP_DAYS:-35}d" --exclude '/files/**' "$OFFSITE"
fi

# The two newest backups are never deleted.
ls -1 "$backups" | grep -E '^[0-9]{8}T[0-9]{6}Z$' | sort -r | tail -n +3 | while read -r old; do
  find "$backups/$old" -maxdepth 0 -mtime +"${KEEP_DAYS:-14}" -exec rm -rf {} +
done
oldest=$(ls -1 "$backups" | grep -E '^[0-9]{8}T[0-9]{6}Z$' | sort | head -n 1)
for folder in "$archive" "$backups/wal"; do
  [ ! -d "$folder" ] || find "$folder" -type f ! -name '*.history*' ! -newer "$backups/$oldest/started" -exec rm -f {} +
done
echo "Sicherung fertig: $backups/$name"
