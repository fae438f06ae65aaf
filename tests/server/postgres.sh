#!/usr/bin/env bash
# postgres.sh FOLDER [PORT [PRIMARY]]: a PostgreSQL of its own below an empty folder, reached by a socket in it
# as postgresql:///postgres?host=FOLDER&user=hastilude, and at a port of this machine if one is named; a
# standby of the one in the folder PRIMARY, if that is named. Ends when whoever started it does. Nothing of it
# is synced, unless HASTILUDE_FSYNC=on: it is for tests that end before the machine does.
set -euo pipefail

folder=${1:?usage: postgres.sh FOLDER [PORT [PRIMARY]]}
doors=(-c listen_addresses=)
[[ -z ${2:-} ]] || doors=(-c listen_addresses=127.0.0.1 -p "$2")
programs=$(find /usr/lib/postgresql -maxdepth 2 -name bin 2> /dev/null | sort -V | tail -n 1)
[[ -n $programs ]] || {
  echo "postgres.sh: there is no PostgreSQL here; scripts/setup test installs it" >&2
  exit 1
}

# It refuses to run as root.
as=()
if [[ $(id -u) == 0 ]]; then
  as=(setpriv --reuid=postgres --regid=postgres --init-groups)
  chown postgres "$folder"
fi
cd "$folder"
make=(initdb --pgdata=data --username=hastilude --auth=trust --encoding=UTF8 --no-locale --no-sync --no-instructions)
[[ -z ${3:-} ]] || make=(pg_basebackup --host="$3" --username=hastilude --pgdata=data --write-recovery-conf
  --checkpoint=fast --no-sync)
[[ -d data ]] || "${as[@]}" "$programs/${make[0]}" "${make[@]:1}" > make.log 2>&1 || {
  cat make.log >&2
  exit 1
}
[[ ${#as[@]} == 0 ]] && as=(setpriv)
exec "${as[@]}" --pdeathsig=QUIT "$programs/postgres" -D data -k "$folder" "${doors[@]}" \
  -c fsync="${HASTILUDE_FSYNC:-off}" -c shared_buffers=16MB -c log_min_messages=fatal 2>> server.log
