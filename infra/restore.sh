#!/bin/sh
# Restores a backup of backup.sh and the archived WAL; with --to, everything committed up to that second. Stop
# PostgreSQL and the portal first.
#   infra/restore.sh [--to 'YYYY-MM-DD HH:MM:SS'] [--backup NAME] [--replace] [--offsite] [--no-files]
#   --to        a point in time in the time zone TZ (default Europe/Berlin); default: the end of the WAL archive
#   --backup    default: the newest one that was complete at that time
#   --replace   moves existing data aside (PGDATA.before-…) and reads its last WAL
#   --offsite   fetches backups and WAL from OFFSITE first, after the loss of this host
#   --no-files  restores the database only
# Settings as in backup.sh, and PGDATA (folder of the database), AGE_IDENTITY (file of the private key).
set -eu
export TZ="${TZ:-Europe/Berlin}"
here=$(cd "$(dirname "$0")" && pwd)
backups=${BACKUPS:-/backups}
archive=${WAL_ARCHIVE:-/wal}
: "${PGDATA:?PGDATA fehlt}"
to= backup= replace= offsite= files=yes

fail() {
  echo "$1" >&2
  exit 1
}

while [ $# -gt 0 ]; do
  case "$1" in
    --to) to=${2:?--to braucht einen Zeitpunkt}; shift 2 ;;
    --backup) backup=${2:?--backup braucht einen Namen}; shift 2 ;;
    --replace) replace=yes; shift ;;
    --offsite) offsite=yes; shift ;;
    --no-files) files=; shift ;;
    *) fail "Unbekannte Angabe: $1" ;;
  esac
done

if [ -n "$offsite" ]; then
  rclone copy --exclude 'wal/**' "${OFFSITE:?OFFSITE fehlt}" "$backups"
  rclone copy "$OFFSITE/wal" "$archive"
  for segment in "$archive"/*.age; do
    [ -e "$segment" ] || continue
    age --decrypt --identity "${AGE_IDENTITY:?AGE_IDENTITY fehlt}" --output "${segment%.age}" "$segment"
    rm "$segment"
  done
fi

limit=99999999T999999Z
if [ -n "$to" ]; then
  seconds=$(date -d "$to" +%s) || fail "Kein Zeitpunkt: $to"
  limit=$(date -u -d "@$seconds" +%Y%m%dT%H%M%SZ)
fi
if [ -z "$backup" ]; then
  # A backup is usable from its end on; its end is when SHA256SUMS was written.
  for name in $(ls -1 "$backups" | grep -E '^[0-9]{8}T[0-9]{6}Z$' | sort); do
    ended=$(date -u -r "$backups/$name/SHA256SUMS" +%Y%m%dT%H%M%SZ)
    [ "$(printf '%s\n%s\n' "$ended" "$limit" | sort | head -n 1)" != "$ended" ] || backup=$name
  done
  [ -n "$backup" ] || fail 'Zu diesem Zeitpunkt gibt es keine Sicherung.'
fi
source="$backups/$backup"
(cd "$source" && sha256sum -c SHA256SUMS >/dev/null) || fail "Die Sicherung $backup ist beschädigt; es wurde nichts geändert."

unpack() { # FILE, tar options
  file="$source/$1"
  shift
  if [ -e "$file.age" ]; then
    age --decrypt --identity "${AGE_IDENTITY:?AGE_IDENTITY fehlt}" "$file.age" | tar -x "$@" -f -
  else
    tar -x "$@" -f "$file"
  fi
}

last_wal=
if [ -e "$PGDATA/PG_VERSION" ]; then
  [ -n "$replace" ] || fail "In $PGDATA liegt schon eine Datenbank; mit --replace wird sie beiseitegelegt."
  aside="$PGDATA.before-$(date -u +%Y%m%dT%H%M%SZ)"
  mv "$PGDATA" "$aside"
  last_wal="$aside/pg_wal"
fi
umask 077
mkdir -p "$PGDATA"
unpack database.tar.gz -z -C "$PGDATA"

# Settings of an earlier recovery are removed, because they could end this one at another point.
touch "$PGDATA/postgresql.auto.conf"
grep -vE '^(recovery_target|restore_command)' "$PGDATA/postgresql.auto.conf" >"$PGDATA/postgresql.auto.conf.new" || true
{
  echo "restore_command = 'WAL_ARCHIVE=\"$archive\" LAST_WAL=\"$last_wal\" \"$here/postgres/fetch-wal.sh\" %f %p'"
  echo "recovery_target_action = 'promote'"
  [ -z "$to" ] || echo "recovery_target_time = '$(date -u -d "@$seconds" '+%Y-%m-%d %H:%M:%S')+00'"
} >>"$PGDATA/postgresql.auto.conf.new"
mv "$PGDATA/postgresql.auto.conf.new" "$PGDATA/postgresql.auto.conf"
touch "$PGDATA/recovery.signal"

if [ -n "$files" ] && [ -n "$(ls "$source" | grep '^files.tar' || true)" ]; then
  if [ -n "${FILES_REMOTES:-}" ]; then
    scratch=$(mktemp -d "$backups/.files-XXXXXX")
    trap 'rm -rf "$scratch"' EXIT
    unpack files.tar -C "$scratch"
    for remote in $FILES_REMOTES; do
      [ ! -d "$scratch/files/${remote##*-}" ] || rclone copy "$scratch/files/${remote##*-}" "$remote"
    done
  else
    mkdir -p "${DATA_DIR:?DATA_DIR fehlt}"
    unpack files.tar -C "$DATA_DIR"
  fi
fi
echo "Sicherung $backup ist eingespielt. Jetzt PostgreSQL starten (es liest das WAL bis ${to:-zum Ende}), dann: portal migrate, dann das Portal."
