import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Documents,
  growth,
  type Income,
  incomeBy,
  incomeBySteps,
  incomeOf,
  NO_INCOME,
} from './income.ts'
import { dayAfter, type Period, stepOf } from './period.ts'

interface Paper {
  readonly kind: 'invoice' | 'note' | 'aside' | 'released'
  readonly day: string
  readonly method: string
  readonly net: number
  readonly tax: number
}

const FIRST = '2027-12-20'
const PAPER: fc.Arbitrary<Paper> = fc.record({
  kind: fc.constantFrom('invoice', 'note', 'aside', 'released'),
  day: fc.integer({ min: 0, max: 400 }).map((days) => dayAfter(FIRST, days)),
  method: fc.constantFrom('coins', 'paypal', 'bank-transfer'),
  net: fc.integer({ min: 0, max: 5_000_000 }),
  tax: fc.integer({ min: 0, max: 1_000_000 }),
})
const PERIOD = fc
  .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }))
  .map(([start, days]): Period => {
    const from = dayAfter(FIRST, start)
    return { from, to: dayAfter(from, days) }
  })

/** As the store answers them, one sum for each paper. */
const asDocuments = <Facts>(
  papers: readonly Paper[],
  factsOf: (paper: Paper) => Facts,
): Documents<Facts> => {
  const grouped = (kind: Paper['kind']) =>
    papers
      .filter((paper) => paper.kind === kind)
      .map((paper) => ({ facts: factsOf(paper), count: 1, net: paper.net, tax: paper.tax }))
  return {
    ...{ invoices: grouped('invoice'), notes: grouped('note') },
    ...{ aside: grouped('aside'), released: grouped('released') },
  }
}
const byDay = (papers: readonly Paper[]) => asDocuments(papers, ({ day }) => day)

/** Slow and obvious: one paper after the other. */
function recount(papers: readonly Paper[]): Income {
  let [invoices, notes, disputes, net, tax] = [0, 0, 0, 0, 0]
  for (const paper of papers) {
    if (paper.kind === 'note') notes += 1
    if (paper.kind === 'invoice') invoices += 1
    if (paper.kind === 'aside' || paper.kind === 'released') disputes += 1
    const sign = paper.kind === 'note' || paper.kind === 'aside' ? -1 : 1
    net += sign * paper.net
    tax += sign * paper.tax
  }
  return { invoices, notes, disputes, net, tax, gross: net + tax }
}

test('what came in is that of its papers, counted one by one', () => {
  fc.assert(
    fc.property(fc.array(PAPER), (papers) => {
      expect(incomeOf(byDay(papers))).toEqual(recount(papers))
    }),
  )
})

test('each bar of the chart is the papers of its day or month, and none is left out', () => {
  fc.assert(
    fc.property(fc.array(PAPER), PERIOD, (papers, period) => {
      const within = papers.filter(({ day }) => period.from <= day && day <= period.to)
      const documents = asDocuments(within, ({ day }) => stepOf(period, day))
      for (const { step, ...income } of incomeBySteps(period, documents)) {
        expect(income).toEqual(recount(within.filter(({ day }) => stepOf(period, day) === step)))
      }
      const bars = incomeBySteps(period, documents)
      expect(bars.reduce((sum, { gross }) => sum + gross, 0)).toBe(recount(within).gross)
    }),
  )
})

test('groups are the papers that have it in common, and together they are all', () => {
  fc.assert(
    fc.property(fc.array(PAPER), (papers) => {
      const documents = asDocuments(papers, ({ method }) => ({ method }))
      const groups = incomeBy(documents, ({ method }) => method)
      for (const { facts, ...income } of groups) {
        expect(income).toEqual(recount(papers.filter(({ method }) => method === facts.method)))
      }
      expect(new Set(groups.map(({ facts }) => facts.method)).size).toBe(groups.length)
      expect(groups.reduce((sum, { net }) => sum + net, 0)).toBe(incomeOf(documents).net)
    }),
  )
})

test('nothing came in where there is nothing', () => {
  expect(incomeOf(byDay([]))).toEqual(NO_INCOME)
  expect(incomeBySteps({ from: '2026-11-30', to: '2026-12-01' }, byDay([]))).toEqual([
    { step: '2026-11-30', ...NO_INCOME },
    { step: '2026-12-01', ...NO_INCOME },
  ])
})

test.each([
  [150, 100, 500],
  [50, 100, -500],
  [100, -100, 2000],
  [100, 0, null],
  [1, 3, -667],
])('%d after %d grew by %s tenths of a percent', (now, before, expected) => {
  expect(growth(now, before)).toBe(expected)
})
