import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Step, sequence } from '../testing/money/acts.ts'
import { readBooks } from '../testing/money/books.ts'
import { Counts } from '../testing/money/counts.ts'
import { expectEndOfDay } from '../testing/money/expect-end-of-day.ts'
import { expectLawfulStep, expectUnchanged } from '../testing/money/expect-lawful-step.ts'
import { expectPastKept } from '../testing/money/expect-past-kept.ts'
import { expectSecondRates } from '../testing/money/expect-second-rates.ts'
import { expectSound } from '../testing/money/expect-sound.ts'
import type { Effect } from '../testing/money/operation.ts'
import { attempt, type Stage, setStage } from '../testing/money/stage.ts'
import { PASS_DAYS } from '../testing/money/time-acts.ts'

const SEQUENCES = Number(process.env.FC_RUNS ?? 1000)

test(`over ${SEQUENCES} random sequences the books agree after every operation`, async () => {
  const counts = new Counts()
  await fc.assert(
    fc.asyncProperty(sequence, async (steps) => {
      const stage = await setStage()
      for (const step of steps) counts.add(await take(stage, step))
      await expectEndOfDay(stage, counts)
    }),
    { numRuns: SEQUENCES },
  )
  console.info(`money: ${counts}`)
  // Fewer sequences may miss what is rare.
  const missed = REACHED.filter((effect) => counts.beginning(effect) === 0)
  if (SEQUENCES >= 1000) expect(missed).toEqual([])
  expect(counts.beginning('applied row'), 'a row that paid pays again').toBe(0)
}, 3_600_000)

/** What has to have been done, or come about, in some of the sequences: without it they would say nothing of it. */
const REACHED = [
  ...['place, with coins', 'place, off-site', 'cancel order', 'reject order', 'approve order'],
  ...['pay and approve order, whole', 'pay and approve order, more, to coins'],
  ...['pay and approve order, more, to return', 'pay and approve order, again, to coins'],
  ...['give coins', 'take coins', 'pay with coins', 'pay the rest with coins', 'issue invoice'],
  ...['record payment, whole', 'record payment, part', 'record payment, more, to coins'],
  ...['record payment, more, to return', 'record payment, again, to coins'],
  ...['record payment, again, to return', 'record shared payment, '],
  ...['undo whole payment', 'undo part', 'undo payment of several'],
  ...['undo payment that was too much', 'undo bought coins'],
  ...['declare', 'declare for several', 'declare for coins'],
  ...['withdraw declaration', 'reject declaration', 'declaration is superseded'],
  ...['approve declaration, whole', 'approve declaration, part', 'approve declaration, more'],
  ...['pay two with one transfer', 'buy coins', 'send back what was for coins'],
  ...['row, whole', 'row, part', 'row, more', 'row, again', 'ignore row'],
  ...['ignored row, ', 'undone row, ', 'bring row back', 'no bring row back: NOTHING_TO_DO'],
  ...['declared row, whole', 'declared row, part', 'ignore declared row'],
  ...['approve seen declaration, ', 'no apply declared row: ALREADY_DECIDED'],
  ...['credit whole, to coins', 'credit part, to coins'],
  ...['credit whole, off-site', 'credit part, off-site'],
  ...['mark refund sent, overpaid', 'mark refund sent, ', 'turn refund to coins, '],
  ...['refund coins, whole', 'refund coins, part', 'no refund coins: COINS_SPENT'],
  ...['mark refund sent, coins', 'turn refund to coins, coins'],
  ...['renew service', 'renew service with coins', 'renew domain', 'withdraw renewal'],
  ...['bill years of a domain', 'give years to a domain'],
  ...['suspend service', 'activate service', 'terminate service', 'extend service'],
  ...['pass days', 'set the clock far ahead', 'coins for renewal', 'coins for refund'],
  ...['change tax rate', 'include tax in prices', 'add tax to prices'],
  ...['choose second currency', 'show no second currency', 'set second rate'],
  ...['remove second rate', 'invoice has a second rate', 'note has a second rate'],
  ...['set price', 'offer price to services', 'hold service', 'hold client'],
  ...['release service', 'release client', 'cancel service', 'end service', 'keep service'],
  ...['bill a change', 'change to a dearer plan', 'change to a cheaper plan', 'withdraw change'],
  ...['told succeeded', 'told another amount', 'told again or late', 'told processing'],
  ...['coins, told succeeded', 'coins, told another amount', 'coins go back', 'goes back, shown'],
  ...['told failed', 'told expired', 'send back by card', 'refund comes back'],
  ...[
    'dispute, taken',
    'dispute, asked',
    'dispute, lost',
    'dispute, won',
    'dispute, back after all',
  ],
  ...['bill what was lost', 'write off what was lost', 'no undo payment: PAYMENT_KEPT'],
  ...['close month', 'open month again', 'record late payment'],
  ...['no record late payment: MONTH_CLOSED', 'no undo payment: PAYMENT_KEPT'],
  ...['invoice is taxed', 'invoice is overdue', 'invoice is refunded', 'order is reduced'],
  ...['no place: INSUFFICIENT_COINS', 'no undo payment: PAYMENT_KEPT'],
  ...['no issue credit note: NOT_CREDITABLE', 'no record payment: REFERENCE_USED'],
  ...['no approve declaration: ALREADY_DECIDED', 'no take coins: check: coins'],
]

/** Does it, looks at all the books, and says what it did or why it was refused. */
async function take(stage: Stage, step: Step): Promise<string> {
  const before = await readBooks(stage)
  for (const operation of step) {
    let effect: Effect = null
    const refusal = await attempt(async () => {
      effect = await operation.perform(stage)
    })
    if (effect === null && refusal === null) continue
    const after = await readBooks(stage)
    expectSound(after, stage)
    if (effect === null) expectUnchanged(before, after)
    else {
      expectLawfulStep(before, after, operation.name === PASS_DAYS)
      expectPastKept(before, after, operation.name, stage.shop.backend.now())
      expectSecondRates(before, after, operation.name)
    }
    return effect ?? `no ${operation.name}: ${refusal}`
  }
  expectUnchanged(before, await readBooks(stage))
  return 'nothing to do'
}
