/** How money came that the team records although it came by none of the shop's methods. */
import { issue } from '../issue.ts'

const CASH = 'cash'
const OTHER = 'other'

/** Those besides the shop's methods, as everybody reads them. A method of that id, which an operator added, goes before. */
export const RECORDED_WAYS = [
  { id: CASH, name: 'Cash' },
  { id: OTHER, name: 'Other' },
] as const

/** Whether it is one of those. Nobody chooses one to pay with: it is known once the money is there. */
export const isRecordedWay = (method: string): boolean =>
  RECORDED_WAYS.some(({ id }) => id === method)

interface Referring {
  readonly reference: string
  readonly method?: string | undefined
}

/** Whether a payment that the team records says by what it is found again: only cash and the like have nothing of that kind. */
export const isReferenceGiven = ({ reference, method = '' }: Referring): boolean =>
  reference !== '' || isRecordedWay(method)

/** What is said at the field where it does not. */
export const REFERENCE_MISSING = { ...issue('REQUIRED'), path: ['reference'] }
