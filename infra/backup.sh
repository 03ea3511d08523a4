#!/bin/sh
# Backs up database and files into a new folder NAME below BACKUPS, and copies it to OFFSITE.
#   DATABASE_URL=postgresql://…  AGE_RECIPIENT=age1…  OFFSITE=remote:path  infra/backup.sh
# Needs the PostgreSQL 18 client, age and rclone; the `backup` service of docker-compose.yml has all three.
#   BACKUPS        folder of the backups, default /backups
#   WAL_ARCHIVE    where archive-wal.sh stores segments, default /wal; old ones are deleted here
#   DATA_DIR       its folder `files` is included
#   FILES_REMOTES  rclone remotes that are included instead of DATA_DIR, e.g. "s3:portal-images …"
#   AGE_RECIPIENT  public key the backup is encrypted for; `none` = not encrypted
#   OFFSITE        rclone target on another host; `none` = no copy
#   KEEP_DAYS      days until a backup in BACKUPS is deleted, default 14; OFFSITE_KEEP_DAYS: in OFFSITE, default 35
set -eu
backups=${BACKUPS:-/backups}
archive=${WAL_ARCHIVE:-/wal}
: "${DATABASE_URL:?DATABASE_URL fehlt}"
: "${AGE_RECIPIENT:?AGE_RECIPIENT fehlt (öffentlicher Schlüssel von age-keygen, oder none)}"
: "${OFFSITE:?OFFSITE fehlt (rclone-Ziel, oder none)}"
name=$(date -u +%Y%m%dT%H%M%SZ)
unfinished="$backups/.$name"

encrypt() { # FILE
  [ "$AGE_RECIPIENT" != none ] || return 0
  age --encrypt --recipient "$AGE_RECIPIENT" --output "$1.age" "$1"
  rm "$1"
}

umask 077
mkdir -p "$unfinished"
trap 'rm -rf "$unfinished"' EXIT
# WAL archived before this moment is not needed by this backup.
touch "$unfinished/started"
# `fetch` includes the WAL the backup itself needs, so it can be restored without the archive.
pg_basebackup --dbname="$DATABASE_URL" --pgdata="$unfinished/base" --format=tar --gzip --wal-method=fetch --checkpoint=fast
mv "$unfinished/base/base.tar.gz" "$unfinished/database.tar.gz"
rm -r "$unfinished/base"

if [ -n "${FILES_REMOTES:-}" ]; then
  for remote in $FILES_REMOTES; do
    rclone copy "$remote" "$unfinished/files/${remote##*-}"
  done
  tar -C "$unfinished" -cf "$unfinished/files.tar" files
  rm -r "$unfinished/files"
elif [ -d "${DATA_DIR:?DATA_DIR fehlt}/files" ]; then
  tar -C "$DATA_DIR" -cf "$unfinished/files.tar" files
fi

for file in database.tar.gz files.tar; do
  [ ! -e "$unfinished/$file" ] || encrypt "$unfinished/$file"
done
(cd "$unfinished" && sha256sum database.tar.* $(ls files.tar* 2>/dev/null) >SHA256SUMS)
# Only a complete backup gets its final name.
mv "$unfinished" "$backups/$name"
trap - EXIT

if [ "$OFFSITE" != none ]; then
  rclone copy --immutable "$backups/$name" "$OFFSITE/$name"
  rclone check --one-way "$backups/$name" "$OFFSITE/$name"
  # Files there are deleted by age only, so that a deletion here, by accident or attack, does not propagate.
  rclone delete --min-age "${OFFSITE_KEEP_DAYS:-35}d" "$OFFSITE"
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
