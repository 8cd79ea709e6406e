// From approval to ready through the whole stack, against a simulated Pterodactyl whose installs take three seconds: one
// order after the other, and 200 at once. Then what it costs to have 10,000 servers at rest. The floor is the install.
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { buildSimulator } from '../../scripts/build-simulator.mjs'
import { createPglite, createPostgres, hasPostgres } from './parts/database.mjs'
import { ADMIN, call, startServer } from './parts/server.mjs'

const INSTALL_SECONDS = 3
const SINGLES = Number(process.env.SINGLES ?? 20)
const AT_ONCE = Number(process.env.AT_ONCE ?? 200)
const AT_REST = 10_000
const REQUESTS_PER_MINUTE = 240
const ORDER = {
  planId: 'samp-premium',
  billingCycle: 'monthly',
  options: {
    location: 'germany',
    'ddos-protection': 'yes',
    'player-slots': '50',
    backup: 'choliba',
  },
  serverName: 'Night Shift RP',
  country: 'DE',
  paymentMethod: 'coins',
  voucherCode: '',
  amountDue: 450,
}
const RECIPE = {
  eggId: 2,
  nestId: 2,
  dockerImage: '',
  startup: '',
  nodeIds: [1, 2],
  ports: [{ offset: null }],
  memory: 'plan',
  disk: 'plan',
  cpu: 'plan',
  swap: 0,
  io: 500,
  databases: 0,
  backups: 1,
  startOnCompletion: true,
  variables: [{ name: 'RCON_PASS', source: { from: 'generated' } }],
}

const { startPanelSimulator } = await import(pathToFileURL(await buildSimulator()))
for (const create of [hasPostgres && createPostgres, createPglite].filter(Boolean)) {
  await measure(await create())
}

async function measure(database) {
  const panel = await startPanelSimulator({ installSeconds: INSTALL_SECONDS })
  const server = await startServer(database)
  try {
    const admin = await shopWith(server, panel)
    const single = []
    for (let count = 0; count < SINGLES; count++) {
      single.push(await secondsToReady(admin, await admin('orders/place', ORDER)))
    }
    const orders = []
    for (let count = 0; count < AT_ONCE; count++) orders.push(await admin('orders/place', ORDER))
    const begun = performance.now()
    await Promise.all(orders.map((order) => secondsToReady(admin, order)))
    const minutes = (performance.now() - begun) / 60_000
    const keys = panel.state.servers.map(({ externalId }) => externalId)
    console.log(`\nDelivery on ${database.name}: seconds from approval to ready`)
    console.table({
      'one by one': { median: at(single, 0.5), p95: at(single, 0.95), install: INSTALL_SECONDS },
    })
    console.log(
      `${AT_ONCE} at once: all ready after ${minutes.toFixed(1)} min at ${REQUESTS_PER_MINUTE} requests a minute; ` +
        `${keys.length} servers, ${new Set(keys).size} of them different, ${SINGLES + AT_ONCE} ordered`,
    )
    await atRest(database, server)
  } finally {
    await server.stop()
    await panel.close()
    await database.remove()
  }
}

async function shopWith(server, panel) {
  const { cookie } = await call(server.url, 'accounts/login', ADMIN)
  const admin = async (path, input) => (await call(server.url, path, input, { cookie })).value
  const { id } = await admin('accounts/me')
  await admin('clients/changeCoins', { id, amount: 10_000_000, note: '' })
  const added = await admin('panels/add', {
    kind: 'pterodactyl',
    name: 'Bench',
    address: panel.address,
    key: panel.key,
    requestsPerMinute: REQUESTS_PER_MINUTE,
    rehearsal: 'none',
    isPaused: false,
  })
  const access = { address: '{address}', panelLink: '{panel}', userName: '{user}', note: '' }
  const template = { planId: ORDER.planId, panelId: added.id, access, recipe: RECIPE }
  await admin('delivery/setTemplate', template)
  return admin
}

async function secondsToReady(admin, { order }) {
  const { service } = await admin('orders/approve', { id: order.id })
  for (;;) {
    const { delivery } = await admin('services/inspect', { id: service.id })
    const { orderedAt, readyAt } = delivery.instance
    if (readyAt) return (Date.parse(readyAt) - Date.parse(orderedAt)) / 1000
    await pause(500)
  }
}

/** Rows as those of the orders above, long ready. The job says itself how long its runs take. */
async function atRest(database, server) {
  if (!database.url) return
  await copyFirst(database, 'services', "'id', 'rest-' || n, 'order_id', null")
  await copyFirst(
    database,
    'instances',
    "'id', 'rest-' || n, 'service_id', 'rest-' || n, 'next_attempt_at', null",
  )
  // A run begins every minute.
  await pause(65_000)
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  const seconds = /^hostfront_job_provisioning_last_run_seconds ([\d.e-]+)/m.exec(metrics)?.[1]
  console.log(`${AT_REST} more at rest: a run takes ${seconds ?? 'an unknown number of'} s`)
}

function copyFirst(database, table, other) {
  return database.query(
    `insert into ${table} select copy.* from (select * from ${table} limit 1) one, generate_series(1, ${AT_REST}) n,
     jsonb_populate_record(null::${table}, to_jsonb(one) || jsonb_build_object(${other})) copy`,
  )
}

function at(values, share) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
}
