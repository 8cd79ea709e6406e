import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import {
  AtSign,
  Banknote,
  Coins,
  CreditCard,
  Landmark,
  type LucideIcon,
  Smartphone,
  Store,
} from 'lucide-react'

/** Of those a shop opens with. */
const MARKS: Readonly<Record<string, LucideIcon>> = {
  coins: Coins,
  cashplus: Store,
  paypal: AtSign,
  'bank-transfer': Landmark,
  'orange-money': Smartphone,
  'inwi-money': Smartphone,
}

/** How a way to pay is paid, at a glance: at a counter, from a phone, by a bank. No mark of a company: those are theirs. */
export function MethodMark({ id, kind }: Pick<PublicMethod, 'id' | 'kind'>) {
  const Mark = MARKS[id] ?? (kind === 'gateway' ? CreditCard : Banknote)
  return <Mark aria-hidden="true" className="size-5" />
}
