/** Two who decide on the same row at the same moment, statement by statement: each is told what is true. */
import { createInterleavedStore } from '@hostfront/store/interleaved'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attempt } from '../testing/money/stage.ts'
import { moved, openWithInvoices } from '../testing/statement-desk.ts'

type Desk = Awaited<ReturnType<typeof openWithInvoices>>

/** What became of all of these at once, in many orders of their statements; `before` is done first. */
async function atOnce(
  before: (desk: Desk) => Promise<unknown>,
  acts: (desk: Desk) => readonly (() => Promise<unknown>)[],
  expectSound: (codes: readonly (string | null)[], desk: Desk) => Promise<void>,
) {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      let turn = async () => {}
      const desk = await openWithInvoices({ store: createInterleavedStore({ turn: () => turn() }) })
      await before(desk)
      turn = () => scheduler.schedule(Promise.resolve())
      const codes = await scheduler.waitFor(Promise.all(acts(desk).map(attempt)))
      turn = async () => {}
      await expectSound(codes, desk)
      expect((await desk.admin.shop.checkIntegrity()).problems).toEqual([])
    }),
    { numRuns: 40 },
  )
}

const row = moved('rent')

test.each([
  ['that was set aside', (desk: Desk) => desk.ignore(row)],
  ['that nobody has decided on', async () => undefined],
])(
  'a row %s, applied to two invoices at once, pays one, and the other hears which',
  async (_, before) => {
    let answers: { isNew: boolean; number: string }[] = []
    await atOnce(
      (desk) => {
        answers = []
        return before(desk)
      },
      ({ first, second, apply }) =>
        [first, second].map((invoice) => async () => answers.push(await apply(row, invoice))),
      async (codes, { shop }) => {
        expect(codes).toEqual([null, null])
        expect(answers.map(({ isNew }) => isNew).toSorted()).toEqual([false, true])
        expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
        expect(await shop.store.read((tx) => tx.payments.count())).toBe(1)
      },
    )
  },
)

test('a row that is brought back while it is applied is applied', async () => {
  await atOnce(
    (desk) => desk.ignore(row),
    ({ first, apply, bringBack }) => [() => apply(row, first), () => bringBack(row)],
    async ([applied, broughtBack], { match, first }) => {
      expect(applied).toBeNull()
      expect([null, 'NOTHING_TO_DO']).toContain(broughtBack)
      expect(await match([row])).toMatchObject([
        { known: { state: 'applied', number: first.number } },
      ])
    },
  )
})

test('a row that is set aside while it is applied is applied', async () => {
  await atOnce(
    async () => undefined,
    ({ first, apply, ignore }) => [() => apply(row, first), () => ignore(row)],
    async (codes, { match }) => {
      expect(codes).toEqual([null, null])
      expect(await match([row])).toMatchObject([{ known: { state: 'applied' } }])
    },
  )
})
