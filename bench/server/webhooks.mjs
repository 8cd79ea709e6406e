// Messages of a gateway that each pay an invoice, and the same told again, beside orders in the same run: the floor is an
// order, which writes about as much. Every message is signed, kept, and paid in one transaction of its own.
import { createHmac, randomUUID } from 'node:crypto'
import { addCustomers, FIRST_CUSTOMER, tokenOf } from './parts/customers.mjs'
import { createPglite, createPostgres, hasPostgres } from './parts/database.mjs'
import { load, median, SECONDS } from './parts/load.mjs'
import { ORDER, orderRequests } from './parts/order-requests.mjs'
import { ADMIN, call, startServer } from './parts/server.mjs'

const CUSTOMERS = 1000
const CLIENTS = process.env.CLIENTS?.split(',').map(Number) ?? [1, 8, 32]
const TURNS = 3
const TURN_SECONDS = Math.max(1, Math.ceil(SECONDS / TURNS))
/** More than can be paid in all turns. */
const ATTEMPTS = Number(process.env.ATTEMPTS ?? 20_000)
const KEY = 'sk_test_bench0000000000'
const SECRET = 'whsec_bench000000000000'
const HOOK = '/webhooks/stripe/card'
/** How many were paid so far. */
let next = 0
const UNSOUND = `
  select count(*)::int as wrong from invoices i
  where i.paid <> (select coalesce(sum(a.amount), 0) from payment_allocations a where a.invoice_id = i.id)`

if (hasPostgres) await measure(await createPostgres())
else console.log('PostgreSQL left out: no DATABASE_URL')
await measure(await createPglite())

async function measure(database) {
  console.log(`\nMessages on ${database.name}`)
  try {
    await prepare(database)
    const server = await startServer(database, { RUN_JOBS: 'false' })
    const rows = {}
    for (const clients of CLIENTS) rows[clients] = await compare(server.url, clients)
    console.table(rows)
    console.log(`Memory after it: ${Math.round(server.memory())} MB`)
    await server.stop()
    const [{ wrong }] = await database.query(UNSOUND)
    const [{ paid }] = await database.query(
      `select count(*)::int as paid from payment_attempts where state = 'succeeded'`,
    )
    console.log(`Paid: ${paid}. Invoices whose payments do not add up: ${wrong}`)
  } finally {
    await database.remove()
  }
}

/** One invoice that is to be paid at the gateway, made by the shop itself, and many that are like it. */
async function prepare(database) {
  const server = await startServer(database)
  const { cookie } = await call(server.url, 'accounts/login', ADMIN)
  await call(
    server.url,
    'gateways/add',
    { kind: 'stripe', name: 'Card', key: KEY, webhookKey: SECRET, address: '', isOn: true },
    { cookie },
  )
  await server.stop()
  await addCustomers(database, CUSTOMERS)
  const again = await startServer(database)
  const response = await fetch(`${again.url}/api/rpc/orders/place`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: again.url,
      cookie: `hostfront=${tokenOf(FIRST_CUSTOMER)}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ json: { ...ORDER, paymentMethod: 'card' } }),
  })
  if (!response.ok) throw new Error(await response.text())
  await again.stop()
  const spread = `(${FIRST_CUSTOMER}::bigint + n % ${CUSTOMERS})::text`
  await addCopies(database, 'orders', `'id', 'order-' || n, 'user_id', ${spread}`)
  await addCopies(
    database,
    'invoices',
    `'id', 'invoice-' || n, 'number', 'B-' || n, 'subject_id', 'order-' || n, 'user_id', ${spread}`,
  )
  await database.query(
    `insert into payment_attempts (id, created_at, gateway_id, invoice_id, user_id, number, amount, currency, is_live, state, session, url, expires_at, refunded, search)
     select 'attempt-' || n, i.created_at, 'card', 'invoice-' || n, ${spread}, 'B-' || n, i.total, 'EUR', false, 'pending', 'cs_' || n, null, i.created_at, 0, ''
     from (select total, created_at from invoices limit 1) i, generate_series(1, ${ATTEMPTS}) n`,
  )
  await database.query('analyze')
}

/** Rows like the only one that the table has; a generated column makes itself. */
async function addCopies(database, table, changes) {
  const columns = await database.query(
    `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const names = columns.map(({ name }) => name).join(', ')
  await database.query(
    `insert into ${table} (${names}) select ${names}
     from (select to_jsonb(t) as row from ${table} t limit 1) one, generate_series(1, ${ATTEMPTS}) n,
       jsonb_populate_record(null::${table}, one.row || jsonb_build_object(${changes})) made`,
  )
}

/** Each of another page that was paid; `isNew` false: told before. */
function messages(isNew) {
  return {
    method: 'POST',
    path: HOOK,
    setupRequest: (request) => {
      if (isNew) next += 1
      const number = isNew ? next : 1 + Math.floor(Math.random() * next)
      if (number > ATTEMPTS) throw new Error('More was paid than there is.')
      return { ...request, ...signed(number) }
    },
  }
}

function signed(number) {
  const seconds = Math.floor(Date.now() / 1000)
  const object = {
    object: 'checkout.session',
    id: `cs_${number}`,
    client_reference_id: `attempt-${number}`,
    amount_total: ORDER.amountDue,
    currency: 'eur',
    livemode: false,
    status: 'complete',
    payment_status: 'paid',
    payment_intent: `pi_${number}`,
  }
  const type = 'checkout.session.completed'
  const event = { id: `evt_${number}`, object: 'event', created: seconds, type, data: { object } }
  const body = JSON.stringify(event)
  const signature = createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': `t=${seconds},v1=${signature}`,
  }
  return { body, headers }
}

/** Medians of all turns. */
async function compare(url, clients) {
  const turns = []
  for (let at = 0; at < TURNS; at++) {
    const order = await load(url, clients, orderRequests(url, CUSTOMERS), TURN_SECONDS)
    const paid = await load(url, clients, messages(true), TURN_SECONDS)
    const told = await load(url, clients, messages(false), TURN_SECONDS)
    turns.push({ order, paid, told })
  }
  const middle = (read) => median(turns.map(read))
  return {
    'orders/s': Math.round(middle(({ order }) => order.perSecond)),
    'paid/s': Math.round(middle(({ paid }) => paid.perSecond)),
    'p99 ms': middle(({ paid }) => paid.p99),
    ratio: Number(middle(({ order, paid }) => paid.perSecond / order.perSecond).toFixed(2)),
    'told before/s': Math.round(middle(({ told }) => told.perSecond)),
  }
}
