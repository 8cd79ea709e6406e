import type { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { CYCLES } from '@hostfront/domain/orders/billing-cycles'
import { useSyncExternalStore } from 'react'

/** In the browser's storage, and the name of the radios; the head script knows both (prerender/before-paint.js). */
export const PRICES_PER = 'prices-per'

const listeners = new Set<() => void>()

/** What the head script has put on <html> before the first paint, or was chosen since. */
function currentCycle(): BillingCycle {
  const marked = document.documentElement.dataset.cycle
  return CYCLES.find((cycle) => cycle === marked) ?? 'monthly'
}

/** The cycle that prices are shown by; null in a page's HTML, which has the prices of all four. */
export const useChosenCycle = (): BillingCycle | null =>
  useSyncExternalStore(subscribe, currentCycle, () => null)

export function chooseCycle(cycle: BillingCycle): void {
  document.documentElement.dataset.cycle = cycle
  try {
    localStorage.setItem(PRICES_PER, cycle)
  } catch {
    // A browser that keeps nothing goes by it until the page is left.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
