/** What several people do to one customer's money at the same moment, statement by statement, as PostgreSQL lets them. */
import { createInterleavedStore } from '@hostfront/store/interleaved'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { attempt, perform, type Stage, setStage } from '../testing/ledger-stage.ts'
import { type Operation, operation } from '../testing/random-operations.ts'
import { expectSoundLedger } from '../testing/sound-ledger.ts'

const MOMENTS = Number(process.env.FC_RUNS ?? 300)

/** All of them go for the newest order and its invoice. Time passes for all at once, so it only passes before. */
const atOnce = operation
  .filter((step) => step.do !== 'pass days')
  .map((step): Operation => ('pick' in step ? { ...step, pick: 0 } : step))

const offSite: Operation = {
  do: 'place',
  planId: 'samp-premium',
  billingCycle: 'monthly',
  backup: 'none',
  country: 'MA',
  paymentMethod: 'paypal',
  voucherCode: 'THREE-OFF',
}

const moments = fc.record({
  before: fc
    .array(operation, { maxLength: 6, size: 'max' })
    .map((steps): Operation[] => [...steps, offSite]),
  meanwhile: fc.array(
    fc.oneof(
      { weight: 6, arbitrary: atOnce },
      { weight: 1, arbitrary: fc.constant(offSite) },
      { weight: 1, arbitrary: fc.constant({ do: 'run what is due' } as const) },
    ),
    { minLength: 2, maxLength: 4, size: 'max' },
  ),
})

/**
 * Nobody is turned away because somebody else was there too: BUSY, or a rule of the tables that the code ran into.
 * Coins that are taken by hand run into theirs.
 */
const isCollision = (code: string): boolean =>
  code === 'BUSY' || (code.includes(': ') && code !== 'check: coins')

const act = async (stage: Stage, step: Operation | { do: 'run what is due' }): Promise<void> => {
  if (step.do !== 'run what is due') return perform(step, stage)
  expect((await runDue(stage.shop.backend)).failures).toEqual([])
}

test(`after ${MOMENTS} moments in which several acted at once the ledger adds up`, async () => {
  const done = { allowed: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(moments, fc.scheduler(), async ({ before, meanwhile }, scheduler) => {
      let turn = async () => {}
      const stage = await setStage(createInterleavedStore({ turn: () => turn() }))
      for (const step of before) await attempt(() => perform(step, stage))

      turn = () => scheduler.schedule(Promise.resolve())
      const all = Promise.all(meanwhile.map((step) => attempt(() => act(stage, step))))
      const refusals = (await scheduler.waitFor(all)).filter((code) => code !== null)
      turn = async () => {}

      done.allowed += meanwhile.length - refusals.length
      done.refused += refusals.length
      expect(refusals.filter(isCollision)).toEqual([])
      await expectSoundLedger(stage, null)
    }),
    { numRuns: MOMENTS },
  )
  console.info(`at once: ${JSON.stringify(done)}`)
  expect(done.allowed).toBeGreaterThan(MOMENTS)
}, 600_000)
