import type { OwnService } from '@hostfront/contract/services'
import { canKeep } from '@hostfront/domain/services/cancellation'

/** What the page may be for, of which it stresses one. */
export type Act = 'answers' | 'debt' | 'change' | 'password' | 'keep' | 'panel'

/** `now`: ms. */
interface FirstActFacts {
  isAsked: boolean
  isChangeDue: boolean
  isDebtDue: boolean
  hasPanel: boolean
  now: number
}

/** The one that comes first: what it waits for, then what ends by itself, then what most people come for; null: nothing. */
export function firstAct(
  { service, passwordUntil }: OwnService,
  { isAsked, isChangeDue, isDebtDue, hasPanel, now }: FirstActFacts,
): Act | null {
  if (isAsked) return 'answers'
  if (isChangeDue) return 'change'
  if (isDebtDue) return 'debt'
  if (passwordUntil) return 'password'
  if (canKeep(service, 'customer', new Date(now).toISOString())) return 'keep'
  return hasPanel ? 'panel' : null
}
