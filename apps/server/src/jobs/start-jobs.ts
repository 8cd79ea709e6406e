import type { Backend } from '@hostfront/backend/call/context'
import { compareDue } from '@hostfront/backend/compare-due'
import { gatherStaffNews } from '@hostfront/backend/gather-staff-news'
import { runDueTasks } from '@hostfront/backend/run-due-tasks'
import { runInTime } from '@hostfront/backend/run-in-time'
import { SERVER_HABITS } from '@hostfront/domain/services/clock'
import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'
import { SETTINGS_ID } from '@hostfront/domain/settings/settings'
import type { VatRegister } from '@hostfront/providers/vat-register-port'
import { type DrawSheet, mailedDocument } from '../documents/mailed-document.ts'
import type { Attachment, DueMail } from '../mail/carrier.ts'
import type { Mail } from '../mail/open-mail.ts'
import { withWayToPay } from '../mail/with-way-to-pay.ts'
import { tendGateways } from './gateways.ts'
import { isCutOff } from './is-cut-off.ts'
import type { Job, JobFigures, JobLog, Runner } from './job.ts'
import { measureJob } from './measured-job.ts'
import { reconcile } from './reconcile.ts'
import { startTimerRunner } from './timer-runner.ts'
import { checkVatNumbers } from './vat-checks.ts'

/** What keeps the lifecycle from doing anything; a wrong clock is reported by its watch. */
const WAITING = {
  time: 'the time is far beyond that of the last run: the lifecycle looks on for ten minutes before it does anything',
  seller:
    'the shop does not say who it is: the lifecycle waits until name, address and e-mails stand in the settings',
} as const

/** Commits that follow each other this closely ask for one run together, in milliseconds. */
const TOGETHER = 250

export interface JobsHost {
  readonly backend: Backend
  /** PostgreSQL, whose replicas share the work; null where the server is alone with its database. */
  readonly databaseUrl: string | null
  readonly mail: Mail
  /** Who is asked for VAT numbers. */
  readonly vatRegister: VatRegister
  /** The documents that mails bring along. */
  readonly draw: DrawSheet
  readonly log: JobLog
}

export interface Jobs {
  /** Resolves when the first runs are asked for; while the database is away that takes until it is back. */
  readonly ready: Promise<void>
  figures(): readonly JobFigures[]
  /** Begins nothing more and waits for what runs, up to eight seconds. */
  stop(): Promise<void>
}

/**
 * Starts what the shop does by itself: the lifecycle of services and invoices every five minutes, mails and checks of VAT numbers when
 * they are written and every minute, servers when something of them changes and every minute, panels compared once a night, news of the team every minute.
 * Answers at once and opens what it needs behind that, so a server can start it when it already listens.
 */
export function startJobs(host: JobsHost): Jobs {
  const { backend, databaseUrl, log } = host
  const measured = jobsOf(host).map((job) => measureJob(job, log))
  const jobs = measured.map(({ job }) => job)
  const starting = startRunner(databaseUrl, jobs, log)
  const unwatch = wakeOnChanges(backend, jobs, (job) => {
    starting.then((runner) => runner.wake(job)).catch(() => undefined)
  })
  return {
    ready: starting.then((runner) => runner.ready),
    figures: () => measured.map(({ figures }) => figures()),
    stop: async () => {
      unwatch()
      await (await starting).stop()
    },
  }
}

function jobsOf({ backend, mail, vatRegister, draw, log }: JobsHost): Job[] {
  return [
    {
      name: 'lifecycle',
      everyMinutes: 5,
      mostSeconds: 5 * 60,
      wakenBy: null,
      run: async () => {
        const done = await runInTime(backend, SERVER_HABITS)
        if ('waitsFor' in done) {
          if (done.waitsFor !== 'clock') log.warn({}, WAITING[done.waitsFor])
          return
        }
        const { failures, ...counts } = done
        for (const { collection, id, fault } of failures) {
          if (isCutOff(fault)) throw fault
          log.warn(
            { err: fault, collection, id },
            'the lifecycle of a row failed; its turn comes again',
          )
        }
        if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'lifecycle')
      },
    },
    {
      name: 'mail',
      everyMinutes: 1,
      mostSeconds: 2 * 60,
      wakenBy: 'tasks',
      run: () =>
        runDueTasks(backend, {
          mail: ({ id, target, facts }) => deliver({ id, to: target, message: facts }),
        }),
    },
    {
      // Apart from the mails: a country's register may take twenty seconds for each.
      name: 'vat-checks',
      everyMinutes: 1,
      mostSeconds: 2 * 60,
      wakenBy: 'tasks',
      run: () => checkVatNumbers({ backend, vatRegister, log }),
    },
    {
      name: 'provisioning',
      everyMinutes: 1,
      mostSeconds: 2 * 60,
      wakenBy: 'instances',
      run: () => reconcile(backend, log),
    },
    {
      name: 'gateways',
      everyMinutes: 1,
      mostSeconds: 2 * 60,
      // What is kept is tried at once; this is for what could not be.
      wakenBy: null,
      run: () => tendGateways(backend, log),
    },
    {
      name: 'comparison',
      everyMinutes: 30,
      mostSeconds: 25 * 60,
      wakenBy: null,
      run: async () => {
        const { failures, compared } = await compareDue(backend)
        for (const { id, fault } of failures) {
          if (isCutOff(fault)) throw fault
          log.warn({ err: fault, panel: id }, 'a panel could not be compared')
        }
        if (compared > 0) log.info({ compared }, 'panels compared')
      },
    },
    {
      // Apart from the mails: a fault in it must not keep anybody's from going out. What it writes wakes them.
      name: 'news',
      everyMinutes: 1,
      mostSeconds: 2 * 60,
      wakenBy: null,
      run: () => gatherStaffNews(backend),
    },
  ]

  async function deliver(due: DueMail): Promise<null> {
    const settings = await backend.store.read((tx) => tx.settings.get(SETTINGS_ID))
    try {
      const message = await withWayToPay(backend.store, due.message)
      const sent = { ...due, message }
      await mail.send(sent, settings ?? DEFAULT_SETTINGS, await attachmentsOf(sent))
      return null
    } catch (error) {
      log.warn({ err: error, mail: due.id }, 'a mail could not be sent; it is tried again later')
      throw error
    }
  }

  /** What a mail says does not wait for a file: without it there is still the link. */
  async function attachmentsOf({ id, message }: DueMail): Promise<Attachment[]> {
    try {
      const document = await mailedDocument(backend.store, message, draw)
      return document ? [document] : []
    } catch (error) {
      log.warn(
        { err: error, mail: id },
        'the document of a mail could not be made; it goes without',
      )
      return []
    }
  }
}

async function startRunner(
  databaseUrl: string | null,
  jobs: readonly Job[],
  log: JobLog,
): Promise<Runner> {
  if (databaseUrl === null) return startTimerRunner(jobs)
  const { startQueueRunner } = await import('./queue-runner.ts')
  return startQueueRunner(databaseUrl, jobs, log)
}

/** Returns the way to stop. */
function wakeOnChanges(
  { store }: Backend,
  jobs: readonly Job[],
  wake: (job: Job) => void,
): () => void {
  const pending = new Map<Job, NodeJS.Timeout>()
  const unwatch = store.watch((changed) => {
    for (const job of jobs) {
      if (job.wakenBy === null || !changed.includes(job.wakenBy) || pending.has(job)) continue
      const timer = setTimeout(() => {
        pending.delete(job)
        wake(job)
      }, TOGETHER)
      pending.set(job, timer.unref())
    }
  })
  return () => {
    unwatch()
    for (const timer of pending.values()) clearTimeout(timer)
    pending.clear()
  }
}
