import type { Api } from '@hostfront/contract/contract'
import { useSyncExternalStore } from 'react'
import { openHost } from './open-host.ts'

let api: Api | undefined
const refreshers = new Set<() => void>()

/**
 * Something of the shop that public pages show: a page is made with `initial` and shows what the shop
 * really says once it has opened and whenever it changes. Without a shop, `initial` stays.
 */
export function liveValue<Value>(initial: Value, load: (api: Api) => Promise<Value>): () => Value {
  let value = initial
  let printed = JSON.stringify(initial)
  const listeners = new Set<() => void>()
  // An answer that comes after that of a later question is out of date.
  let lastAsked = 0
  let lastHeard = 0

  async function refresh(): Promise<void> {
    if (!api || listeners.size === 0) return
    lastAsked += 1
    const turn = lastAsked
    const next = await load(api)
    if (turn < lastHeard) return
    lastHeard = turn
    const print = JSON.stringify(next)
    if (print === printed) return
    value = next
    printed = print
    for (const listener of listeners) listener()
  }
  // A value that cannot be read leaves the page as it is; the storage banner says what is wrong.
  const refreshQuietly = () => void refresh().catch(() => undefined)
  refreshers.add(refreshQuietly)

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    if (listeners.size === 1) refreshQuietly()
    return () => listeners.delete(listener)
  }
  return () =>
    useSyncExternalStore(
      subscribe,
      () => value,
      () => initial,
    )
}

/** Opens the shop and keeps every live value in step with it. */
export async function startLiveValues(): Promise<void> {
  if (api) return
  const host = await openHost()
  api = host.api
  host.watch(refreshLiveValues)
  refreshLiveValues()
}

/** Reads every live value again, where a refusal has shown that one is out of date. */
export function refreshLiveValues(): void {
  for (const refresh of refreshers) refresh()
}
