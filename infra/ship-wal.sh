#!/bin/sh
# Encrypts new WAL segments of WAL_ARCHIVE and copies them to OFFSITE; backup-schedule.sh runs it every 30 seconds.
# Settings as in backup.sh.
set -eu
archive=${WAL_ARCHIVE:-/wal}
staging="${BACKUPS:-/backups}/wal"
[ "${OFFSITE:?OFFSITE fehlt}" != none ] || exit 0
: "${AGE_RECIPIENT:?AGE_RECIPIENT fehlt}"

umask 077
mkdir -p "$staging"
for segment in "$archive"/*.gz; do
  [ -e "$segment" ] || continue
  target="$staging/${segment##*/}"
  if [ "$AGE_RECIPIENT" = none ]; then
    [ -e "$target" ] || cp -p "$segment" "$target"
  elif [ ! -e "$target.age" ]; then
    age --encrypt --recipient "$AGE_RECIPIENT" --output "$target.age.part" "$segment"
    touch -r "$segment" "$target.age.part"
    mv "$target.age.part" "$target.age"
  fi
done
rclone copy --immutable --exclude '*.part' "$staging" "$OFFSITE/wal"
