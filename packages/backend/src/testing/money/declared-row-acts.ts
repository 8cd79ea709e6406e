import fc from 'fast-check'
import { agree, holds } from './agree.ts'
import { queuedBy } from './declaration-acts.ts'
import { act, type Effect, pick } from './operation.ts'
import { amountOf, arrive, received } from './received.ts'
import { attempt, pickFrom, type Stage } from './stage.ts'
import { apply, datedBefore, newMovement, setAside } from './statement-acts.ts'

const applying = fc.record({
  pick,
  share: received.share,
  surplus: received.surplus,
  hasId: fc.constantFrom(true, true, false),
})

type Applying = typeof applying extends fc.Arbitrary<infer Step> ? Step : never

/** What statements say of declared money: a row approves it, or is set aside and seen in the queue. */
export const DECLARED_ROW_ACTS = [
  act('apply declared row', 9, applying, applyDeclared),
  act(
    'ignore declared row',
    6,
    fc.record({ pick, hasId: fc.boolean(), isApproved: fc.constantFrom(true, true, true, false) }),
    ignoreDeclared,
  ),
  act(
    'approve seen declaration',
    6,
    fc.record({ pick, isExact: fc.constantFrom(true, true, false) }),
    approveSeen,
  ),
]

async function applyDeclared(stage: Stage, step: Applying): Promise<Effect> {
  const found = await paysBy(stage, step)
  const [invoice] = found?.invoices ?? []
  if (!found || !invoice) return null
  const { declaration, owed, invoices } = found
  const reference = declaration.reference ?? stage.newReference()
  const total = invoices.reduce((sum, one) => sum + one.total, 0)
  const made = { amount: amountOf(step, owed, total), hasId: step.hasId, label: `VIR ${reference}` }
  const declared = { id: declaration.id, owed, reference }
  const movement = newMovement(stage, made)
  const effect = await apply(stage, movement, { ...step, invoice, declared })
  // One that was known by its text alone has not left what the bank calls it.
  if (effect !== null && !stage.isCrowd) await expectKnown(stage, movement, invoice)
  return effect && `declared ${effect}`
}

/** In a file of another format, which dates it otherwise, it pays nothing more, not even coins. */
async function expectKnown(
  stage: Stage,
  movement: ReturnType<typeof newMovement>,
  invoice: Parameters<typeof apply>[2]['invoice'],
): Promise<void> {
  if (movement.id === null) return
  const again = datedBefore(movement, 2)
  agree(await apply(stage, again, { invoice, surplus: 'coins' }), null, 'a row that paid')
}

interface Ignoring {
  readonly pick: number
  readonly hasId: boolean
  /** The queue sees it, and is asked at once. */
  readonly isApproved: boolean
}

async function ignoreDeclared(stage: Stage, step: Ignoring): Promise<Effect> {
  const found = await paysBy(stage, step)
  if (!found) return null
  const { amount, reference } = found.declaration
  const made = { amount, hasId: step.hasId, label: `VIR ${reference}` }
  await setAside(stage, newMovement(stage, made))
  let approved: Effect = null
  if (step.isApproved) {
    await attempt(async () => {
      approved = await approveSeen(stage, { ...step, isExact: true })
    })
  }
  return approved ?? 'ignore declared row'
}

/** One in five of any kind: coins are declared as often as invoices are. */
const paysBy = (stage: Stage, step: { readonly pick: number }) =>
  queuedBy(stage, step, ({ declaration }) => step.pick % 5 === 0 || declaration.pays.length > 0)

/** By the row that the queue has seen; another amount than the row's is refused. */
async function approveSeen(
  stage: Stage,
  step: { readonly pick: number; readonly isExact: boolean },
): Promise<Effect> {
  const { items } = await stage.admin.declarations.list({ state: 'waiting' })
  const seenRows = items.filter((row) => row.seen?.rowId)
  const found = pickFrom(stage, seenRows, step.pick)
  const rowId = found?.seen?.rowId
  if (!found?.seen || !rowId) return null
  const { declaration, owed, seen } = found
  const reference = declaration.reference ?? stage.newReference()
  const came = { amount: declaration.amount + (step.isExact ? 0 : 1), reference }
  const receivedAt = `${seen.date}T00:00:00.000Z`
  const surplus = { surplus: 'coins' } as const
  await stage.admin.declarations.approve({
    ...{ id: declaration.id, ...came, receivedAt, rowId, ...surplus },
  })
  const row = await stage.shop.store.read((tx) => tx.statementRows.get(rowId))
  holds(typeof row?.paymentId === 'string', 'the row that was seen stands for what it approved')
  return `approve seen declaration, ${arrive(stage, came, { owed, ...surplus })}`
}
