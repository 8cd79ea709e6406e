#!/bin/bash
# Dumps the shop's database into BACKUP_DIR and keeps the newest BACKUP_KEEP dumps, older ones for BACKUP_DAYS days.
# Settings: DATABASE_URL and the three above, as in /etc/hostfront/hostfront.env. Run by hostfront-backup.timer.
set -eu
umask 077

: "${DATABASE_URL:?DATABASE_URL is not set: nothing to back up}"
case $DATABASE_URL in
  postgres://* | postgresql://*) ;;
  *)
    echo "DATABASE_URL names no PostgreSQL. Of the embedded database copy the folder while the server is stopped." >&2
    exit 1
    ;;
esac
dir=${BACKUP_DIR:-/var/backups/hostfront}
keep=${BACKUP_KEEP:-14}
days=${BACKUP_DAYS:-60}
for number in "$keep" "$days"; do
  case $number in
    '' | *[!0-9]* | 0) echo "BACKUP_KEEP and BACKUP_DAYS are whole numbers above 0." >&2; exit 1 ;;
  esac
done

mkdir -p "$dir"
name=hostfront-$(date -u +%Y-%m-%dT%H%M%SZ).dump
part=$dir/.$name.part
trap 'rm -f "$part"' EXIT

# Arguments are for every user of the machine to read: the password goes by the environment.
address=$DATABASE_URL
if [[ $address =~ ^([a-z]+://[^/@:]*):([^/@]*)@(.*)$ ]]; then
  address=${BASH_REMATCH[1]}@${BASH_REMATCH[3]}
  password=${BASH_REMATCH[2]//\\/\\\\}
  printf -v PGPASSWORD '%b' "${password//%/\\x}"
  export PGPASSWORD
fi
# One consistent moment, while the shop runs.
pg_dump --format=custom --no-password --file="$part" --dbname="$address"
# A dump that cannot be listed is none.
pg_restore --list "$part" > /dev/null
sync "$part"

# It holds password hashes and second factors. Where it leaves this machine, encrypt it to a key that is not here:
#   BACKUP_AGE_RECIPIENT=age1...  (Debian package age; restore with: age --decrypt --identity key.txt)
if [ -n "${BACKUP_AGE_RECIPIENT:-}" ]; then
  age --encrypt --recipient "$BACKUP_AGE_RECIPIENT" --output "$part.age" "$part"
  mv "$part.age" "$dir/$name.age"
  name=$name.age
else
  mv "$part" "$dir/$name"
fi
echo "backup written: $dir/$name ($(wc -c < "$dir/$name") bytes)"

# Retention: never fewer than BACKUP_KEEP, whatever their age; of the others those of BACKUP_DAYS days.
count=0
for file in $(find "$dir" -maxdepth 1 -type f \( -name 'hostfront-*Z.dump' -o -name 'hostfront-*Z.dump.age' \) | sort -r); do
  count=$((count + 1))
  [ "$count" -gt "$keep" ] || continue
  if [ -n "$(find "$file" -mtime "+$days")" ]; then
    rm -f "$file"
    echo "old backup removed: $file"
  fi
done
