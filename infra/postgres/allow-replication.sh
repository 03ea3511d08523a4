#!/bin/sh
# Runs once when the cluster is created: lets the WAL archive and base backups connect with the password.
set -eu
echo 'host replication all 172.30.77.0/24 scram-sha-256' >> "$PGDATA/pg_hba.conf"
