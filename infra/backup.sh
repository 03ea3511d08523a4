#!/bin/sh
# Backs up the database and the files into a new folder below TARGET.
#   DATABASE_URL=postgresql://…  DATA_DIR=/data  infra/backup.sh TARGET
# With S3_BUCKET set the buckets are copied with the aws command instead of DATA_DIR/files.
set -eu

target=${1:?Aufruf: backup.sh ZIELORDNER}
: "${DATABASE_URL:?DATABASE_URL fehlt}"
name=$(date -u +%Y%m%dT%H%M%SZ)
unfinished="$target/.$name"

mkdir -p "$unfinished"
chmod 700 "$unfinished"
pg_dump --format=custom --compress=zstd --no-owner --file="$unfinished/database.dump" "$DATABASE_URL"

if [ -n "${S3_BUCKET:-}" ]; then
  for kind in images reports documents; do
    aws ${S3_ENDPOINT:+--endpoint-url "$S3_ENDPOINT"} s3 sync --only-show-errors \
      "s3://$S3_BUCKET-$kind" "$unfinished/files/$kind"
  done
elif [ -d "${DATA_DIR:?DATA_DIR fehlt}/files" ]; then
  cp -a "$DATA_DIR/files" "$unfinished/files"
fi

(cd "$unfinished" && find . -type f ! -name SHA256SUMS -exec sha256sum {} + > SHA256SUMS)
# Only a complete backup gets its final name.
mv "$unfinished" "$target/$name"
echo "Sicherung fertig: $target/$name"

find "$target" -mindepth 1 -maxdepth 1 -type d -name '????????T??????Z' -mtime +"${KEEP_DAYS:-14}" -exec rm -rf {} +
