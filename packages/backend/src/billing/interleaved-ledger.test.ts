/** What several people do to one customer's money at the same moment, statement by statement, as PostgreSQL lets them. */
import { createInterleavedStore } from '@hostfront/store/interleaved'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { type Step, step } from '../testing/money/acts.ts'
import { readBooks } from '../testing/money/books.ts'
import { Counts } from '../testing/money/counts.ts'
import { declare } from '../testing/money/declaration-acts.ts'
import { expectEndOfDay } from '../testing/money/expect-end-of-day.ts'
import { expectLawfulStep } from '../testing/money/expect-lawful-step.ts'
import { expectSound } from '../testing/money/expect-sound.ts'
import type { Operation } from '../testing/money/operation.ts'
import { place } from '../testing/money/order-acts.ts'
import { issueInvoice, recordPayment } from '../testing/money/payment-acts.ts'
import { attempt, type Stage, setStage } from '../testing/money/stage.ts'
import { PASS_DAYS } from '../testing/money/time-acts.ts'

const MOMENTS = Number(process.env.FC_RUNS ?? 300)

const offSite: Operation = {
  name: 'place',
  perform: (stage) =>
    place(stage, {
      planId: 'samp-premium',
      billingCycle: 'monthly',
      backup: 'none',
      country: 'MA',
      paymentMethod: 'paypal',
      voucherCode: 'THREE-OFF',
    }),
}

const theNight: Operation = {
  name: 'run what is due',
  async perform({ shop }) {
    expect((await runDue(shop.backend)).failures).toEqual([])
    return 'run what is due'
  },
}

const ofNewest = { pick: 0, share: 'whole', reference: 'new' } as const

const declared: Operation = {
  name: 'declare',
  perform: (stage) => declare(stage, { ...ofNewest, several: false }),
}

const paid: Operation = {
  name: 'record payment',
  perform: (stage) => recordPayment(stage, { ...ofNewest, surplus: undefined }),
}

const written: Operation = {
  name: 'issue invoice',
  perform: (stage) => issueInvoice(stage, { amount: 450 }),
}

/** What all of them find and go for. */
const SCENES = [
  [[offSite]],
  [[offSite], [declared]],
  [[offSite], [paid]],
  [[written], [declared]],
  [[written], [paid]],
]

/** Time passes for all at once, so it only passes before. */
const atOnce: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: step.map((all) => all.filter(({ name }) => name !== PASS_DAYS)) },
  { weight: 1, arbitrary: fc.constant([offSite]) },
  { weight: 1, arbitrary: fc.constant([theNight]) },
)

const moments = fc.record({
  before: fc.array(step, { maxLength: 8, size: 'max' }),
  scene: fc.constantFrom(...SCENES),
  meanwhile: fc.array(atOnce, { minLength: 2, maxLength: 4, size: 'max' }),
})

/**
 * Nobody is turned away because somebody else was there too: BUSY, or a rule of the tables that the code ran into.
 * Coins that are taken by hand run into theirs.
 */
const isCollision = (code: string): boolean =>
  code === 'BUSY' || (code.includes(': ') && code !== 'check: coins')

/** What has to have been done, beside something else, in some of the moments. */
const REACHED = [
  ...['place, ', 'approve order', 'pay and approve order, ', 'record payment, whole'],
  ...['record payment, part', 'pay with coins', 'undo ', 'approve declaration, ', 'row, '],
  ...['credit ', 'run what is due', 'no: INVOICE_NOT_PAYABLE', 'no: ALREADY_DECIDED'],
]

/** What it did, or why it was refused. */
async function take(stage: Stage, all: Step): Promise<{ effect?: string; refusal?: string }> {
  for (const one of all) {
    let effect: string | null = null
    const refusal = await attempt(async () => {
      effect = await one.perform(stage)
    })
    if (refusal !== null) return { refusal }
    if (effect !== null) return { effect }
  }
  return {}
}

test(`after ${MOMENTS} moments in which several acted at once the books agree`, async () => {
  const counts = new Counts()
  await fc.assert(
    fc.asyncProperty(moments, fc.scheduler(), async ({ before, scene, meanwhile }, scheduler) => {
      let turn = async () => {}
      const stage = await setStage(createInterleavedStore({ turn: () => turn() }))
      for (const all of [...before, ...scene]) await take(stage, all)

      stage.isCrowd = true
      const books = await readBooks(stage)
      turn = () => scheduler.schedule(Promise.resolve())
      const all = Promise.all(meanwhile.map((one) => take(stage, one)))
      const answers = await scheduler.waitFor(all)
      turn = async () => {}

      for (const { effect, refusal } of answers) counts.add(effect ?? `no: ${refusal}`)
      const refusals = answers.flatMap(({ refusal }) => refusal ?? [])
      expect(refusals.filter(isCollision)).toEqual([])
      const after = await readBooks(stage)
      expectSound(after, stage)
      expectLawfulStep(books, after, true)
      await expectEndOfDay(stage, counts)
    }),
    { numRuns: MOMENTS },
  )
  console.info(`at once: ${counts}`)
  const missed = REACHED.filter((effect) => counts.beginning(effect) === 0)
  if (MOMENTS >= 300) expect(missed).toEqual([])
}, 3_600_000)
