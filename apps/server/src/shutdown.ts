import type { FastifyBaseLogger } from 'fastify'

const PATIENCE_MS = 10_000

/** A part of the server that has to be ended. */
export interface Ending {
  /** As the log calls it. */
  readonly part: string
  readonly end: () => Promise<void> | void
}

export interface ShutdownOptions {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error' | 'fatal'>
  /** What has to be ended, in this order; one that fails does not keep the next from ending. */
  readonly endings: readonly Ending[]
}

/**
 * Ends the process on a signal: what was accepted is finished first. A second signal, or ten seconds, and it
 * ends as it is. A fault that nobody caught leaves the process in a state that nobody knows: it ends too.
 */
export function endOnSignals({ log, endings }: ShutdownOptions): void {
  let isEnding = false
  let part = ''

  async function end(code: number): Promise<void> {
    if (isEnding) process.exit(1)
    isEnding = true
    setTimeout(() => {
      log.error({ part }, 'Not everything ended in time.')
      process.exit(1)
    }, PATIENCE_MS).unref()
    let exitCode = code
    for (const ending of endings) {
      part = ending.part
      try {
        await ending.end()
      } catch (error) {
        log.error({ err: error, part }, 'A part of the server did not end well.')
        exitCode = 1
      }
    }
    process.exit(exitCode)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      log.info({ signal }, 'ending')
      void end(0)
    })
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event)
      void end(1)
    })
  }
}
