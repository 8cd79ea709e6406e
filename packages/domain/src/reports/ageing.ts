/** Who owes what, by how long it is overdue. Pure; minor units, days of UTC. */
import { daysBetween } from './period.ts'

/** Days past the due date; what is due today is not. */
export const AGES = ['not-due', '1-30', '31-60', '61-90', 'over-90'] as const
export type Age = (typeof AGES)[number]

/** What is owed, by its age. */
export type Ageing = Readonly<Record<Age, number>>

export const NOTHING_OWED: Ageing = {
  'not-due': 0,
  '1-30': 0,
  '31-60': 0,
  '61-90': 0,
  'over-90': 0,
}

/** Open invoices of a client that are due on one day, and what they still owe. */
export interface Open {
  readonly userId: string
  /** `2026-11-21` */
  readonly dueOn: string
  readonly count: number
  readonly owed: number
}

export interface Debtor {
  readonly userId: string
  readonly invoices: number
  readonly owed: Ageing
}

/** How old a debt that was due on a day is. */
export function ageOf(dueOn: string, today: string): Age {
  const days = daysBetween(dueOn, today)
  if (days <= 0) return 'not-due'
  if (days <= 30) return '1-30'
  if (days <= 60) return '31-60'
  return days <= 90 ? '61-90' : 'over-90'
}

/** What all of it adds up to. */
export const sumOwed = (owed: Ageing): number => AGES.reduce((sum, age) => sum + owed[age], 0)

/** What of it is overdue. */
export const sumOverdue = (owed: Ageing): number => sumOwed(owed) - owed['not-due']

/** One line a client, who owes most overdue first, then who owes most, then by id. */
export function debtorsOf(open: readonly Open[], today: string): readonly Debtor[] {
  const debtors = new Map<string, Debtor>()
  for (const { userId, dueOn, count, owed } of open) {
    const known = debtors.get(userId) ?? { userId, invoices: 0, owed: NOTHING_OWED }
    debtors.set(userId, {
      userId,
      invoices: known.invoices + count,
      owed: plus(known.owed, { ...NOTHING_OWED, [ageOf(dueOn, today)]: owed }),
    })
  }
  return [...debtors.values()].sort(
    (one, other) =>
      sumOverdue(other.owed) - sumOverdue(one.owed) ||
      sumOwed(other.owed) - sumOwed(one.owed) ||
      (one.userId < other.userId ? -1 : 1),
  )
}

/** What all of them owe. */
export const owedByAll = (debtors: readonly Pick<Debtor, 'owed'>[]): Ageing =>
  debtors.reduce((sum, { owed }) => plus(sum, owed), NOTHING_OWED)

const plus = (one: Ageing, other: Ageing): Ageing => ({
  'not-due': one['not-due'] + other['not-due'],
  '1-30': one['1-30'] + other['1-30'],
  '31-60': one['31-60'] + other['31-60'],
  '61-90': one['61-90'] + other['61-90'],
  'over-90': one['over-90'] + other['over-90'],
})
