/** A little time for what belongs together to arrive, in ms. */
const GATHER_MS = 100
/** Whatever happens in the shop, the screens ask again once in this time at most, in ms. */
const LEAST_BETWEEN_MS = 1000
/** Without live news: how often to ask without having been notified, in ms. */
const BLIND_MS = 60_000
const LONGEST_PAUSE_MS = 30_000

/** What the server reports of changes; `watch` works like the host's. */
export interface LiveChanges {
  /** `changed`: the collections; null when it may be any. */
  watch(onChange: (changed: readonly string[] | null) => void): () => void
  /** Something has changed, and it is not known what: notifies everybody who watches, soon and once. */
  tell(): void
  /** Listens anew, as the user who is signed in now. */
  reconnect(): void
}

/**
 * One line to the server for the whole page, opened when somebody watches and only while the page is seen: a browser
 * has few lines to a server, and hidden tabs would take them all. What was missed is made up for by notifying once.
 */
export function liveChanges(address: string): LiveChanges {
  const listeners = new Set<(changed: readonly string[] | null) => void>()
  let source: EventSource | null = null
  let failures = 0
  /** Something may have changed unheard: notify when the line is back. */
  let hasMissed = false
  /** Somebody is looking now: notify even if the line cannot be had. */
  let isAwaited = false
  let lastTold = 0
  /** What is to be reported; null: everything. */
  let waiting: Set<string> | null = new Set()
  let telling: ReturnType<typeof setTimeout> | undefined
  let reopening: ReturnType<typeof setTimeout> | undefined
  let asking: ReturnType<typeof setInterval> | undefined

  function tell(): void {
    waiting = null
    tellSoon()
  }

  function hear({ data }: MessageEvent<unknown>): void {
    const names = readNames(data)
    if (!names) waiting = null
    for (const name of names ?? []) waiting?.add(name)
    tellSoon()
  }

  function tellSoon(): void {
    if (telling !== undefined) return
    const wait = Math.max(GATHER_MS, lastTold + LEAST_BETWEEN_MS - Date.now())
    telling = setTimeout(() => {
      telling = undefined
      lastTold = Date.now()
      const changed = waiting && [...waiting]
      waiting = new Set()
      for (const listener of [...listeners]) listener(changed)
    }, wait)
  }

  function open(): void {
    if (source || listeners.size === 0 || document.hidden) return
    asking ??= setInterval(tell, BLIND_MS)
    source = new EventSource(address)
    source.addEventListener('change', hear)
    source.onopen = () => {
      clearInterval(asking)
      asking = undefined
      failures = 0
      if (hasMissed) tell()
      hasMissed = false
      isAwaited = false
    }
    source.onerror = () => {
      asking ??= setInterval(tell, BLIND_MS)
      hasMissed = true
      if (isAwaited) tell()
      isAwaited = false
      // The browser itself tries again after a lost line, but not after an answer that is no stream.
      if (source?.readyState !== EventSource.CLOSED) return
      source = null
      failures += 1
      reopening = setTimeout(open, Math.min(1000 * 2 ** failures, LONGEST_PAUSE_MS))
    }
  }

  function close(): void {
    source?.close()
    source = null
    clearTimeout(reopening)
    clearInterval(asking)
    asking = undefined
  }

  document.addEventListener('visibilitychange', () => {
    close()
    hasMissed = true
    isAwaited = !document.hidden
    open()
  })

  return {
    watch(onChange) {
      listeners.add(onChange)
      open()
      return () => listeners.delete(onChange)
    },
    tell,
    reconnect() {
      close()
      hasMissed = true
      open()
    },
  }
}

/** The collections that an event names; null when it is not as it should be. */
function readNames(data: unknown): readonly string[] | null {
  try {
    const names: unknown = JSON.parse(String(data))
    return areNames(names) ? names : null
  } catch {
    return null
  }
}

const areNames = (names: unknown): names is readonly string[] =>
  Array.isArray(names) && names.every((name) => typeof name === 'string')
