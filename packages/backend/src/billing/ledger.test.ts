import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attempt, perform, setStage } from '../testing/ledger-stage.ts'
import { operations } from '../testing/random-operations.ts'
import { expectSoundLedger } from '../testing/sound-ledger.ts'

const SEQUENCES = Number(process.env.FC_RUNS ?? 1000)

test(`over ${SEQUENCES} random sequences the ledger adds up after every operation`, async () => {
  const done = { operations: 0, allowed: 0, refused: 0, renewed: 0, taxed: 0, reduced: 0 }
  await fc.assert(
    fc.asyncProperty(operations, async (steps) => {
      const stage = await setStage()
      for (const step of steps) {
        const before = (await stage.customer.accounts.me())?.coins ?? 0
        const isAllowed = (await attempt(() => perform(step, stage))) === null
        done.operations++
        done[isAllowed ? 'allowed' : 'refused']++
        await expectSoundLedger(stage, isAllowed ? null : before)
      }
      const { store } = stage.shop
      done.renewed += await store.read((tx) => tx.coinEntries.count({ kind: 'renewal' }))
      const invoices = await store.read((tx) => tx.invoices.list({ limit: 500 }))
      done.taxed += invoices.items.filter(({ tax }) => tax > 0).length
      const orders = await store.read((tx) => tx.orders.list({ limit: 500 }))
      done.reduced += orders.items.filter(({ discount }) => discount > 0).length
    }),
    { numRuns: SEQUENCES },
  )

  console.info(`ledger: ${JSON.stringify(done)}`)
  expect(done.operations).toBeGreaterThan(SEQUENCES * 5)
  expect(done.allowed).toBeGreaterThan(done.operations / 4)
  expect(done.refused).toBeGreaterThan(done.operations / 20)
  expect(done.renewed).toBeGreaterThanOrEqual(Math.floor(SEQUENCES / 250))
  expect(done.taxed).toBeGreaterThan(SEQUENCES / 10)
  expect(done.reduced).toBeGreaterThan(SEQUENCES / 10)
}, 600_000)
