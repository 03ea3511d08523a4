#!/bin/sh
# Restores a backup of backup.sh into an EMPTY database and an empty file store. Stop the portal first.
#   DATABASE_URL=postgresql://…  DATA_DIR=/data  infra/restore.sh BACKUP
set -eu

backup=${1:?Aufruf: restore.sh SICHERUNG}
: "${DATABASE_URL:?DATABASE_URL fehlt}"

(cd "$backup" && sha256sum --check --quiet SHA256SUMS)
tables=$(psql --no-psqlrc --tuples-only --no-align "$DATABASE_URL" \
  --command="SELECT count(*) FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')")
if [ "$tables" != 0 ]; then
  echo "Die Zieldatenbank ist nicht leer ($tables Tabellen); es wurde nichts geändert." >&2
  exit 1
fi
pg_restore --exit-on-error --no-owner --single-transaction --dbname="$DATABASE_URL" "$backup/database.dump"

if [ -d "$backup/files" ]; then
  if [ -n "${S3_BUCKET:-}" ]; then
    for kind in images reports documents; do
      [ ! -d "$backup/files/$kind" ] || aws ${S3_ENDPOINT:+--endpoint-url "$S3_ENDPOINT"} s3 sync \
        --only-show-errors "$backup/files/$kind" "s3://$S3_BUCKET-$kind"
    done
  else
    mkdir -p "${DATA_DIR:?DATA_DIR fehlt}"
    cp -a "$backup/files" "$DATA_DIR/"
  fi
fi
echo 'Wiederhergestellt. Danach: pnpm portal migrate, dann das Portal starten.'
