/** How money came that the team records although it came by none of the shop's methods. */
import { issue } from '../issue.ts'
import type { PublicMethod } from './public-method.ts'

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

/** All by which money may have come in: the methods, and cash and the like. */
export const allWays = (
  methods: readonly PublicMethod[],
): readonly Pick<PublicMethod, 'id' | 'name'>[] => [
  ...methods,
  ...RECORDED_WAYS.filter(({ id }) => methods.every((method) => method.id !== id)),
]

/** The ids of those by which the team takes money and sends it back by hand, cash and the like included. */
export const outsideWays = (methods: readonly PublicMethod[]): readonly string[] => {
  const closed = methods.filter(({ kind }) => kind !== 'manual').map(({ id }) => id)
  return allWays(methods)
    .map(({ id }) => id)
    .filter((id) => !closed.includes(id))
}

/** How people say of the shop's own ways what their names do not say in a sentence. An operator's name stays as it is. */
const IN_WORDS: ReadonlyMap<string, string> = new Map([
  ['Cash', 'in cash'],
  ['Other', 'by other means'],
  ['Coins', 'in coins'],
  ['Bank transfer', 'by bank transfer'],
])

/** How money came or went, as a sentence goes on: `in cash`, `by PayPal`; `name`: as the way is read. */
export const byWay = (name: string): string => IN_WORDS.get(name) ?? `by ${name}`

/** What money came by, as everybody reads it; its id where nobody knows it any more. */
export const nameOfWay = (
  id: string,
  methods: readonly Pick<PublicMethod, 'id' | 'name'>[],
): string =>
  methods.find((method) => method.id === id)?.name ??
  RECORDED_WAYS.find((way) => way.id === id)?.name ??
  id
