import { refused } from '@hostfront/backend/call/refused'

export interface HashQueue {
  /** Runs `work` when it is its turn. Refused with BUSY when too many wait already. */
  run<Value>(work: () => Promise<Value>): Promise<Value>
}

/** Few at a time, and few enough waiting that each still gets its answer: hashing is what stops a server first. */
export function createHashQueue({ atOnce = 2, waiting = 64 } = {}): HashQueue {
  const queue: (() => void)[] = []
  let running = 0

  async function admit(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (queue.length >= waiting) throw refused('BUSY')
    // Each hands its place on when it finishes.
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  function leave(): void {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async run(work) {
      await admit()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
