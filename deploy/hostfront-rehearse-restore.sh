#!/bin/bash
# Restores a backup into a scratch database, asks it whether its books are right, and drops it again.
#   hostfront-rehearse-restore.sh [dump]        default: the newest of BACKUP_DIR
# An encrypted one (*.age) needs BACKUP_AGE_IDENTITY, the file with its key. It is decrypted on the way and never stored.
# It runs as a role that may create databases (sudo -u postgres, say); connection by PGHOST, PGPORT, PGUSER as usual.
# Roles and their passwords are no part of a dump: on another machine create the role first (see docs/deploying.md).
set -euo pipefail

dir=${BACKUP_DIR:-/var/backups/hostfront}
dump=${1:-$(find "$dir" -maxdepth 1 -type f \( -name 'hostfront-*Z.dump' -o -name 'hostfront-*Z.dump.age' \) 2> /dev/null | sort | tail -n 1 || true)}
if [ -z "$dump" ] || [ ! -r "$dump" ]; then
  echo "There is no readable dump${dump:+ at $dump}." >&2
  exit 1
fi
if [[ $dump == *.age && -z ${BACKUP_AGE_IDENTITY:-} ]]; then
  echo "$dump is encrypted: set BACKUP_AGE_IDENTITY to the file with its key. Nothing was rehearsed." >&2
  exit 1
fi

scratch=hostfront_rehearsal_$$
createdb "$scratch"
trap 'dropdb --if-exists "$scratch"' EXIT
trap 'exit 1' HUP INT TERM

content() {
  if [[ $dump == *.age ]]; then age --decrypt --identity "$BACKUP_AGE_IDENTITY" "$dump"; else cat "$dump"; fi
}

# By the standard input: the role that restores need not be able to read the folder.
content | pg_restore --no-owner --no-privileges --exit-on-error --dbname="$scratch"

ask() {
  psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --dbname="$scratch" --command="$1"
}

accounts=$(ask 'select count(*) from users')
invoices=$(ask 'select count(*) from invoices')
newest=$(ask 'select coalesce(max(created_at), $$none$$) from audit_log')
# Every balance must be the sum of its ledger, and every invoice must add up.
wrong=$(ask 'select count(*) from users
  left join (select user_id, sum(amount) as entries from coin_entries group by user_id) ledger
    on ledger.user_id = users.id
  where coins <> coalesce(entries, 0)')
torn=$(ask 'select count(*) from invoices where subtotal + tax <> total')

echo "$dump: $accounts accounts, $invoices invoices, newest entry of the log $newest"
if [ "$accounts" -eq 0 ] || [ "$wrong" -ne 0 ] || [ "$torn" -ne 0 ]; then
  echo "NOT SOUND: $wrong balances differ from their ledger, $torn invoices do not add up." >&2
  exit 1
fi
echo "sound: every balance is the sum of its ledger, every invoice adds up"
