import { createHash } from 'node:crypto'

const COINS = 90_000_000_00
const CREATED = '2026-01-01T00:00:00.000Z'
const LATER = '2099-01-01T00:00:00.000Z'

/** Ids are numbers of a size that no amount or limit has, so that they are found again on the wire. */
export const FIRST_CUSTOMER = 700_000_000_001

export const tokenOf = (number) => `bench-token-${number}`.padEnd(43, '-')

/** So many customers with coins under a ledger that adds up, each signed in under `tokenOf(number)`. */
export async function addCustomers({ query }, count) {
  await query(
    `insert into users (id, created_at, name, email, password_hash, role, status, landing, coins, search)
     select n::text, $2, 'Customer ' || n, 'customer-' || n || '@bench.test', '$bench$', 'user', 'active', 'dashboard', $3,
       'customer ' || n || E'\\n' || 'customer-' || n || '@bench.test'
     from generate_series($1::bigint, $1::bigint + $4::bigint - 1) n`,
    [FIRST_CUSTOMER, CREATED, COINS, count],
  )
  await query(
    `insert into coin_entries (id, created_at, user_id, amount, balance_after, kind)
     select 'opening-' || n, $2, n::text, $3, $3, 'purchase' from generate_series($1::bigint, $1::bigint + $4::bigint - 1) n`,
    [FIRST_CUSTOMER, CREATED, COINS, count],
  )
  const hashes = Array.from({ length: count }, (_, at) =>
    createHash('sha256')
      .update(tokenOf(FIRST_CUSTOMER + at))
      .digest('hex'),
  )
  await query(
    `insert into sessions (id, created_at, user_id, token_hash, expires_at, last_seen_at)
     select 'session-' || n, $2, ($4::bigint + n - 1)::text, hash, $3, $3
     from unnest($1::text[]) with ordinality as given (hash, n)`,
    [hashes, CREATED, LATER, FIRST_CUSTOMER],
  )
  // Not the whole database: as long as a table is known to be empty, the checks of what refers to it read it from end to end, and
  // a connection keeps that plan while the orders of the bench fill it. Autovacuum, too, leaves empty tables alone.
  await query('analyze users, coin_entries, sessions')
}
