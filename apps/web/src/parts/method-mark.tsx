import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import {
  AtSign,
  Banknote,
  Coins,
  ExternalLink,
  Landmark,
  type LucideIcon,
  Smartphone,
  Store,
} from 'lucide-react'

/** Of those a shop opens with. */
const MARKS: ReadonlyMap<string, LucideIcon> = new Map([
  ['coins', Coins],
  ['cashplus', Store],
  ['paypal', AtSign],
  ['bank-transfer', Landmark],
  ['orange-money', Smartphone],
  ['inwi-money', Smartphone],
])

/** How a way to pay is paid, at a glance: at a counter, from a phone, by a bank, on another page. No mark of a company: those are theirs. */
export function MethodMark({ id, kind }: Pick<PublicMethod, 'id' | 'kind'>) {
  const Mark = MARKS.get(id) ?? (kind === 'gateway' ? ExternalLink : Banknote)
  return <Mark aria-hidden="true" className="size-5" />
}
