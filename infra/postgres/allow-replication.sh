#!/bin/sh
# Runs once when the cluster is created: permits replication connections, which base backups use, with a password from
# the network of the containers.
set -eu
echo 'host replication all 172.30.77.0/24 scram-sha-256' >> "$PGDATA/pg_hba.conf"
