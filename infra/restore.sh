#!/bin/sh
# Restores a backup of backup.sh and the archived WAL; with --to, everything committed up to that second. Stop
# PostgreSQL and the portal first.
#   infra/restore.sh [--to 'YYYY-MM-DD HH:MM:SS'] [--backup NAME] [--replace] [--offsite] [--no-files]
#   infra/restore.sh --backup NAME --point POINT [...]    for try-restore.sh: to a restore point of the WAL
#   --to        a point in time in the time zone TZ (default Europe/Berlin); default: the end of the WAL archive
#   --backup    default: the newest one that was complete at that time
#   --replace   moves existing data aside (….before-TIME) and reads its last WAL
#   --offsite   fetches backups and WAL from OFFSITE first, after the loss of this host
#   --no-files  restores the database only
# Files come from the copies of copy-files.sh; with --to, also those that were deleted or replaced since.
# Settings as in backup.sh and file-copies.sh, and PGDATA (folder of the database), AGE_IDENTITY (file of the private key).
set -eu
export TZ="${TZ:-Europe/Berlin}"
here=$(cd "$(dirname "$0")" && pwd)
backups=${BACKUPS:-/backups}
archive=${WAL_ARCHIVE:-/wal}
: "${PGDATA:?PGDATA fehlt}"
to= backup= replace= offsite= point= files=yes

fail() {
  echo "$1" >&2
  exit 1
}

while [ $# -gt 0 ]; do
  case "$1" in
    --to) to=${2:?--to braucht einen Zeitpunkt}; shift 2 ;;
    --backup) backup=${2:?--backup braucht einen Namen}; shift 2 ;;
    --point) point=${2:?--point braucht einen Namen}; shift 2 ;;
    --replace) replace=yes; shift ;;
    --offsite) offsite=yes; shift ;;
    --no-files) files=; shift ;;
    *) fail "Unbekannte Angabe: $1" ;;
  esac
done

if [ -n "$offsite" ]; then
  rclone copy --exclude '/wal/**' --exclude '/files/**' "${OFFSITE:?OFFSITE fehlt}" "$backups"
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

unpack() { # FOLDER
  file="$source/database.tar.gz"
  if [ ! -e "$file.age" ]; then
    tar -xz -C "$1" -f "$file"
    return
  fi
  # A pipe has the exit code of its last command only.
  failed="$1/.failed"
  { age --decrypt --identity "${AGE_IDENTITY:?AGE_IDENTITY fehlt}" "$file.age" || touch "$failed"; } | tar -xz -C "$1" -f - ||
    touch "$failed"
  [ ! -e "$failed" ] || fail "Die Sicherung $backup lässt sich mit diesem Schlüssel nicht lesen."
}

# The key is tried before anything changes.
if [ -e "$source/database.tar.gz.age" ]; then
  { age --decrypt --identity "${AGE_IDENTITY:?AGE_IDENTITY fehlt}" "$source/database.tar.gz.age" 2>/dev/null || true; } |
    head -c 1 | grep -q . || fail "Die Sicherung $backup lässt sich mit diesem Schlüssel nicht lesen; es wurde nichts geändert."
fi

# The contents are moved, not the folder: in the official image user postgres may not change the folder above PGDATA.
move_aside() { # FROM TO: PG_VERSION last, so that an interrupted move is continued by the next call
  mkdir -p "$2"
  # Recovery reads the last WAL there as the owner of the database.
  [ "$(id -u)" != 0 ] || chown "$(stat -c %u:%g "$1")" "$2"
  for entry in "$1"/* "$1"/.[!.]*; do
    [ ! -e "$entry" ] || [ "${entry##*/}" = PG_VERSION ] || mv "$entry" "$2/"
  done
  mv "$1/PG_VERSION" "$2/"
}

umask 077
last_wal=
if [ -e "$PGDATA/PG_VERSION" ]; then
  [ -n "$replace" ] || fail "In $PGDATA liegt schon eine Datenbank; mit --replace wird sie beiseitegelegt."
  [ ! -e "$PGDATA/postmaster.pid" ] || ! pg_ctl --pgdata="$PGDATA" status >/dev/null 2>&1 ||
    fail "Auf $PGDATA läuft noch PostgreSQL."
  above=$(dirname "$PGDATA")
  while [ ! -w "$above" ] && [ "$above" != / ]; do above=$(dirname "$above"); done
  aside="$above/$(basename "$PGDATA").before-$(date -u +%Y%m%dT%H%M%SZ)"
  move_aside "$PGDATA" "$above/$(basename "$PGDATA").moving"
  mv "$above/$(basename "$PGDATA").moving" "$aside"
  last_wal="$aside/pg_wal"
  echo "Der bisherige Stand liegt in $aside."
fi
mkdir -p "$PGDATA"
unpack "$PGDATA"

# Settings of an earlier recovery are removed, because they could end this one at another point.
touch "$PGDATA/postgresql.auto.conf"
grep -vE '^(recovery_target|restore_command)' "$PGDATA/postgresql.auto.conf" >"$PGDATA/postgresql.auto.conf.new" || true
{
  echo "restore_command = 'WAL_ARCHIVE=\"$archive\" LAST_WAL=\"$last_wal\" \"$here/postgres/fetch-wal.sh\" %f %p'"
  echo "recovery_target_action = 'promote'"
  [ -z "$point" ] || echo "recovery_target_name = '$point'"
  [ -z "$to" ] || echo "recovery_target_time = '$(date -u -d "@$seconds" '+%Y-%m-%d %H:%M:%S')+00'"
} >>"$PGDATA/postgresql.auto.conf.new"
mv "$PGDATA/postgresql.auto.conf.new" "$PGDATA/postgresql.auto.conf"
touch "$PGDATA/recovery.signal"

if [ -n "$files" ]; then
  . "$here/file-copies.sh"
  kinds=$(rclone lsf --dirs-only "$(join "$copies" now)" 2>/dev/null || true)
  for source in $sources; do
    kind=$(kind_of "$source")
    ! echo "$kinds" | grep -qx "$kind/" || rclone copy "$(join "$copies" "now/$kind")" "$source"
    # From the newest change back to that time, so that the version of that time is copied last.
    { rclone lsf --dirs-only "$(join "$copies" before)" 2>/dev/null || true; } | tr -d / | sort -r | while read -r time; do
      [ "$(printf '%s\n%s\n' "$time" "$limit" | sort | head -n 1)" = "$limit" ] || break
      rclone lsf --dirs-only "$(join "$copies" "before/$time")" | grep -qx "$kind/" || continue
      rclone copy "$(join "$copies" "before/$time/$kind")" "$source"
    done
  done
fi
echo "Sicherung $backup ist eingespielt. Jetzt PostgreSQL starten (es liest das WAL bis ${to:-zum Ende}), dann: portal migrate, dann das Portal."
