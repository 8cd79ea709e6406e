/** The server edition of Hostfront: settings, database, shop, jobs, and the door to all of it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { describeProblems, type Env, parseEnv } from './env.ts'
import { openHttp } from './http/open-http.ts'
import { jobGauges } from './jobs/job-gauges.ts'
import { type Jobs, startJobs } from './jobs/start-jobs.ts'
import { openMail } from './mail/open-mail.ts'
import { openShop } from './open-shop.ts'
import { prepareShop } from './prepare-shop.ts'
import { type Ending, endOnSignals } from './shutdown.ts'

// The same from `src` and from `dist`.
const ROOT = join(import.meta.dirname, '../../..')
const SITE = join(ROOT, 'apps/web/dist-remote')
const MIGRATIONS = join(ROOT, 'packages/store/migrations')

const settings = parseEnv(process.env)
if (settings.ok) await start(settings.env)
else {
  console.error(describeProblems(settings.problems))
  process.exit(1)
}

async function start(env: Env): Promise<void> {
  const log: FastifyBaseLogger = pino({
    level: env.logLevel,
    base: null,
    redact: ['headers.cookie', 'headers.authorization', 'headers["set-cookie"]'],
  })
  const endings: Ending[] = []
  endOnSignals({ log, endings })
  try {
    const shop = await openShop({ ...env, migrationsFolder: MIGRATIONS }, log)
    endings.unshift({ part: 'database', end: () => shop.close() })
    const firstLine = await prepareShop(shop.backend, env)
    if (firstLine !== null) console.log(firstLine)

    let jobs: Jobs | null = null
    if (!existsSync(SITE)) log.warn('The interface is not built: only the API answers.')
    const http = await openHttp({
      backend: shop.backend,
      env,
      log,
      siteFolder: existsSync(SITE) ? SITE : null,
      gauges: jobGauges(() => jobs?.figures() ?? []),
    })
    endings.unshift({ part: 'HTTP', end: () => http.close() })
    const address = await http.app.listen({ port: env.port, host: env.host })
    console.log(`Hostfront is open at ${env.port === 0 ? address : env.publicUrl}`)

    if (!env.runJobs) return
    const mail = openMail({ ...env, from: env.mailFrom, dir: env.mailDir }, log)
    jobs = startJobs({ backend: shop.backend, databaseUrl: env.databaseUrl, mail, log })
    // After the last request, before the store.
    endings.splice(
      1,
      0,
      { part: 'jobs', end: () => jobs?.stop() },
      { part: 'mail', end: () => mail.close() },
    )
  } catch (error) {
    log.fatal({ err: error }, 'The server could not start.')
    for (const { end } of endings) await end()
    process.exit(1)
  }
}
