import type { Api } from '@hostfront/contract/contract'
import { useSyncExternalStore } from 'react'
import { pageFact } from '#page-facts'
import { nextTurn } from '../ui/next-turn.ts'
import { EVERYTHING, type IsAffected } from './changes.ts'
import type { Host } from './host.ts'
import { openHost } from './open-host.ts'
import type { PageFact } from './page-facts.ts'
import type { Question } from './question.ts'

let host: Host | undefined
const refreshers = new Set<(isAffected: IsAffected) => void>()

/**
 * Something of the shop that public pages show: a page is made with `initial` and shows what the shop
 * really says once it has opened and whenever it changes. Without a shop, `initial` stays. Where pages are drawn by
 * the server, they have from the start what `fact` names.
 */
export function liveValue<Value>(
  initial: Value,
  load: (api: Api) => Promise<Value>,
  fact?: PageFact,
): () => Value {
  const opening = () => (fact ? pageFact(fact, initial, load) : initial)
  let value = opening()
  let question: Question<Value> | undefined
  const listeners = new Set<() => void>()

  function show(next: Value): void {
    value = next
    for (const listener of listeners) listener()
  }

  function refresh(isAffected: IsAffected): void {
    if (!host || listeners.size === 0) return
    question ??= host.question(load, show, value)
    // A value that cannot be read leaves the page as it is; the storage banner says what is wrong.
    if (question.mayDiffer(isAffected)) question.ask().catch(() => undefined)
  }
  refreshers.add(refresh)

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    // What changed while nobody looked was not asked for.
    if (listeners.size === 1) refresh(EVERYTHING)
    return () => listeners.delete(listener)
  }
  return () => useSyncExternalStore(subscribe, () => value, opening)
}

/** Opens the shop and keeps every live value in step with it. */
export async function startLiveValues(): Promise<void> {
  if (host) return
  host = await openHost()
  host.watch(refreshLiveValues)
  for (const refresh of refreshers) {
    await nextTurn()
    refresh(EVERYTHING)
  }
}

/** Reads the live values again that are affected: all of them where a refusal has shown that one is out of date. */
export function refreshLiveValues(isAffected = EVERYTHING): void {
  for (const refresh of refreshers) refresh(isAffected)
}
