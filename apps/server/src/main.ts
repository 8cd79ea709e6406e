/** The server edition of Hostfront: settings, database, shop, jobs, and the door to all of it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Backend } from '@hostfront/backend/call/context'
import { fillBlankParties } from '@hostfront/backend/fill-blank-parties'
import { sealSecrets } from '@hostfront/backend/seal-secrets'
import { openVies } from '@hostfront/providers/vies'
import type { FastifyBaseLogger } from 'fastify'
import { describeSettings } from './describe-settings.ts'
import { openDrawer } from './documents/open-drawer.ts'
import { describeProblems, type Env, parseEnv } from './env.ts'
import { openHttp } from './http/open-http.ts'
import { openShopPages } from './http/shop-pages.ts'
import { jobGauges } from './jobs/job-gauges.ts'
import { type Jobs, startJobs } from './jobs/start-jobs.ts'
import { checkServerKey, WrongServerKey } from './keys/check-server-key.ts'
import { finishRotation } from './keys/finish-rotation.ts'
import { keySource, readServerKey } from './keys/read-server-key.ts'
import type { ServerKey } from './keys/server-key.ts'
import { openMail } from './mail/open-mail.ts'
import { openLog } from './open-log.ts'
import { openShop } from './open-shop.ts'
import { prepareShop } from './prepare-shop.ts'
import { warnings } from './safe-settings.ts'
import { type Ending, endOnSignals } from './shutdown.ts'
import { warnOfLimits } from './warn-of-limits.ts'
import { warnOfTrial } from './warn-of-trial.ts'
import { watchClock } from './watch-clock.ts'

// The same from `src` and from `dist`.
const ROOT = join(import.meta.dirname, '../../..')
const SITE = join(ROOT, 'apps/web/dist-remote')
const SHOP_PAGES = join(ROOT, 'apps/web/dist-pages/shop-pages.js')
const MIGRATIONS = join(ROOT, 'packages/store/migrations')

const settings = parseEnv(process.env)
if (settings.ok) await start(settings.env)
else {
  console.error(describeProblems(settings.problems))
  process.exit(1)
}

async function start(env: Env): Promise<void> {
  const log = openLog(env.logLevel)
  console.log(describeSettings(env))
  for (const line of [...warnings(env), warnOfLimits(env)]) if (line !== null) log.warn(line)
  const endings: Ending[] = []
  endOnSignals({ log, endings })
  try {
    const serverKey = await readServerKey(env, log)
    const shop = await openShop({ ...env, serverKey, migrationsFolder: MIGRATIONS }, log)
    endings.unshift({ part: 'database', end: () => shop.close() })
    await checkServerKey(shop.backend.store, serverKey, shop.backend.now())
    await sealAnew(shop.backend, serverKey, log)
    const clock = await watchClock(shop.backend.clock, log)
    endings.unshift({ part: 'clock', end: () => clock.stop() })
    const firstLine = await prepareShop(shop.backend, env)
    if (firstLine !== null) console.log(firstLine)
    const trial = await warnOfTrial(shop.backend)
    if (trial !== null) log.warn(trial)
    const filled = await fillBlankParties(shop.backend)
    if (filled > 0)
      log.warn(
        `Seller and customer were filled in on ${filled} invoices that an earlier version had issued.`,
      )

    let jobs: Jobs | null = null
    if (!existsSync(SITE)) log.warn('The interface is not built: only the API answers.')
    const http = await openHttp({
      backend: shop.backend,
      env,
      log,
      siteFolder: existsSync(SITE) ? SITE : null,
      openPages: openShopPages(SHOP_PAGES),
      gauges: jobGauges(() => jobs?.figures() ?? []),
    })
    endings.unshift({ part: 'HTTP', end: () => http.close() })
    const address = await http.app.listen({ port: env.port, host: env.host })
    console.log(`Hostfront is open at ${env.port === 0 ? address : env.publicUrl}`)

    if (!env.runJobs) return
    const mail = openMail({ ...env, from: env.mailFrom, dir: env.mailDir }, log)
    const drawer = openDrawer(join(import.meta.dirname, 'draw-sheet.js'))
    jobs = startJobs({
      vatRegister: openVies({ fetch, address: env.viesUrl }),
      backend: shop.backend,
      databaseUrl: env.databaseUrl,
      mail,
      draw: drawer.draw,
      log,
    })
    // After the last request, before the store.
    endings.splice(
      1,
      0,
      { part: 'jobs', end: () => jobs?.stop() },
      { part: 'mail', end: () => mail.close() },
      { part: 'documents', end: () => drawer.close() },
    )
  } catch (error) {
    if (error instanceof WrongServerKey) console.error(wrongKey(keySource(env)))
    else log.fatal({ err: error }, 'The server could not start.')
    for (const { end } of endings) await end()
    process.exit(1)
  }
}

/** What was sealed by an earlier key, or not at all, is sealed by the key of now. */
async function sealAnew(
  backend: Backend,
  serverKey: ServerKey,
  log: FastifyBaseLogger,
): Promise<void> {
  const { sealed, unreadable } = await sealSecrets(backend)
  if (sealed > 0) log.info({ sealed }, 'secrets are sealed by the key of now')
  if (unreadable > 0) log.warn({ unreadable }, 'there are secrets that no key opens')
  if (await finishRotation(backend.store, serverKey)) {
    log.info('the database belongs to the key of now; the keys of before are needed no more')
  }
}

function wrongKey(source: string): string {
  return `The server was not started: the key of ${source} is not the one that this database was begun with.
  Give it the right one: HOSTFRONT_SECRET_KEY, the same for all replicas, or the file secret.key of the data folder.
  With another key nobody who has a second factor could sign in. When it is lost: "The key" in docs/deploying.md.`
}
