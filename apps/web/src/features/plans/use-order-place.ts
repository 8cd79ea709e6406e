import { useChosenCycle } from './chosen-cycle.ts'

/** Where the order form for a plan is: over the page, with the billing cycle that prices are shown by. */
export function useOrderPlace(planId: string): { readonly search: string } {
  const cycle = useChosenCycle() ?? 'monthly'
  const chosen = cycle === 'monthly' ? '' : `&cycle=${cycle}`
  return { search: `?order=${encodeURIComponent(planId)}${chosen}` }
}
