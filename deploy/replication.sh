#!/bin/sh
# Runs once, when the trial's primary is made: the replica may connect.
echo 'host replication postgres all scram-sha-256' >> "$PGDATA/pg_hba.conf"
