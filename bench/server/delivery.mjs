// From approval to ready through the whole stack, against a simulated Pterodactyl whose installs take three seconds: one
// order after the other, and 200 at once; what the panel was asked meanwhile is counted there. Then what it costs to have
// 10,000 servers at rest. The floor is the install.
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { buildSimulator } from '../../scripts/build-simulator.mjs'
import { createPglite, createPostgres, hasPostgres } from './parts/database.mjs'
import { ADMIN, call, startServer } from './parts/server.mjs'

const INSTALL_SECONDS = 3
const SINGLES = Number(process.env.SINGLES ?? 20)
const AT_ONCE = Number(process.env.AT_ONCE ?? 200)
/** Who approve beside each other: all that are asked for are so before the first ten are made. */
const HANDS = 20
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
  let server = await startServer(database)
  try {
    const admin = await shopWith(server, panel)
    const single = []
    for (let count = 0; count < SINGLES; count++) {
      single.push(await whenReady(admin, await approve(admin, await admin('orders/place', ORDER))))
    }
    const orders = []
    for (let count = 0; count < AT_ONCE; count++) orders.push(await admin('orders/place', ORDER))
    const begun = performance.now()
    const services = []
    const waiting = orders.values()
    await Promise.all(
      Array.from({ length: HANDS }, async () => {
        for (const order of waiting) services.push(await approve(admin, order))
      }),
    )
    // One after the other: two hundred who ask twice a second would be measured instead.
    for (const service of services) await whenReady(admin, service)
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
    const refused = panel.calls.filter(({ status }) => status === 429).length
    console.log(
      `The panel was asked ${mostInMinute(panel.calls)} times in its busiest minute, and refused ${refused} as too many`,
    )
    // One process alone may open an embedded database.
    await server.stop()
    await addAtRest(database)
    const asked = panel.calls.length
    server = await startServer(database)
    console.log(
      `${AT_REST} more at rest: a run takes ${await runSeconds(server)} s, and asks the panel ${panel.calls.length - asked} times`,
    )
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

/** Answers the service's id. */
async function approve(admin, { order }) {
  return (await admin('orders/approve', { id: order.id })).service.id
}

/** Seconds from its approval. */
async function whenReady(admin, id) {
  for (;;) {
    const { delivery } = await admin('services/inspect', { id })
    const { orderedAt, readyAt } = delivery.instance
    if (readyAt) return (Date.parse(readyAt) - Date.parse(orderedAt)) / 1000
    await pause(500)
  }
}

/** Of any minute, not only those of the clock. */
function mostInMinute(calls) {
  const times = calls.map(({ at: time }) => time)
  return Math.max(
    ...times.map((end) => times.filter((at) => at <= end && at > end - 60_000).length),
  )
}

/** Rows as those of the orders above, long ready. */
async function addAtRest(database) {
  await copyFirst(database, 'services', "'id', 'rest-' || n, 'order_id', null")
  await copyFirst(
    database,
    'instances',
    "'id', 'rest-' || n, 'service_id', 'rest-' || n, 'next_attempt_at', null",
  )
}

/** How long the job says that its last run took. One begins every minute. */
async function runSeconds(server) {
  await pause(130_000)
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  return (
    /^hostfront_job_provisioning_last_run_seconds ([\d.e-]+)/m.exec(metrics)?.[1] ??
    'an unknown time'
  )
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
