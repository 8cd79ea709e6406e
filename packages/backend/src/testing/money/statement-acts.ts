import { addDays } from '@hostfront/domain/add-days'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { owedOf } from '@hostfront/domain/payments/settled'
import { idInKey, movementKeys } from '@hostfront/domain/statements/movement-keys'
import { movementReference } from '@hostfront/domain/statements/recorded-movement'
import type { StatementRow } from '@hostfront/domain/statements/statement-row'
import fc from 'fast-check'
import { act, type Effect, pick } from './operation.ts'
import { invoiceBy } from './payment-acts.ts'
import { amountOf, arrive, received } from './received.ts'
import { pickFrom, type Stage } from './stage.ts'

const SOURCE = 'Bank'

const applying = fc.record({
  pick,
  share: received.share,
  surplus: received.surplus,
  hasId: fc.boolean(),
})

type Applying = typeof applying extends fc.Arbitrary<infer Step> ? Step : never

export const STATEMENT_ACTS = [
  act('apply row', 5, applying, applyNew),
  act(
    'apply row again',
    10,
    fc.record({ pick, surplus: received.surplus, file: fc.constantFrom('same', 'dated', 'other') }),
    applyAgain,
  ),
  act('ignore row', 3, fc.record({ amount: fc.integer({ min: 1, max: 900 }) }), ignore),
  act('bring row back', 3, fc.record({ pick }), bringBack),
]

async function applyNew(stage: Stage, step: Applying): Promise<Effect> {
  const invoice = await invoiceBy(stage, step)
  if (!invoice) return null
  const amount = amountOf(step, owedOf(invoice), invoice.total)
  return apply(stage, newMovement(stage, { amount, hasId: step.hasId }), { ...step, invoice })
}

interface Again extends Pick<Applying, 'pick' | 'surplus'> {
  /** Whether it comes in a file of another format: one that dates it otherwise, or one without ids where it had one, or with. */
  readonly file: 'same' | 'dated' | 'other'
}

/** A row that somebody has decided on. One that is applied, as all from another format are, changes nothing. */
async function applyAgain(stage: Stage, step: Again): Promise<Effect> {
  const isAsked = (row: StatementRow): boolean => {
    if (step.file === 'other') return row.state === 'applied'
    if (step.file === 'dated') return row.state === 'applied' && idInKey(row.key) !== null
    return step.pick % 3 === 0 || row.state !== 'applied'
  }
  const row = pickFrom(stage, await rowsOf(stage, isAsked), step.pick)
  const invoice = await invoiceBy(stage, step)
  if (!row || !invoice) return null
  const effect = await apply(stage, inFile(stage, row, step.file), { ...step, invoice })
  if (effect && row.state === 'applied' && !stage.isCrowd) throw new Error('a movement paid twice')
  return effect && `${row.state} ${effect}`
}

function inFile(stage: Stage, row: StatementRow, file: Again['file']): Movement {
  const { key, date, amount, label } = row
  const same = { key, date, amount, label, id: idInKey(key) }
  if (file === 'dated') return datedBefore(same, 2)
  if (file === 'same') return same
  const id = same.id === null ? newBankId(stage) : null
  return { ...same, id, key: keyOf({ ...same, id }) }
}

/** Mostly one that is set aside. */
async function bringBack(
  stage: Stage,
  { pick: which }: { readonly pick: number },
): Promise<Effect> {
  const ignored = await rowsOf(stage, ({ state }) => state === 'ignored')
  const row = pickFrom(stage, which % 4 === 0 ? await rowsOf(stage) : ignored, which)
  if (!row) return null
  await stage.admin.statements.bringBack({ source: SOURCE, key: row.key })
  return 'bring row back'
}

async function rowsOf({ shop }: Stage, isChosen: (row: StatementRow) => boolean = () => true) {
  const { items } = await shop.store.read((tx) => tx.statementRows.list({ limit: 100 }))
  return items.filter(isChosen)
}

async function ignore(stage: Stage, { amount }: { readonly amount: number }): Promise<Effect> {
  await setAside(stage, newMovement(stage, { amount }))
  return 'ignore row'
}

export async function setAside({ admin }: Stage, { id: _, ...movement }: Movement): Promise<void> {
  await admin.statements.ignore({ source: SOURCE, movement })
}

type Movement = ReturnType<typeof newMovement>

interface Applied extends Pick<Applying, 'surplus'> {
  readonly invoice: Pick<Invoice, 'id' | 'total' | 'paid' | 'status'>
  /** Of a declared payment, and what all that it pays owes. */
  readonly declared?: { readonly id: string; readonly owed: number; readonly reference: string }
}

export async function apply(
  stage: Stage,
  { id, ...movement }: Movement,
  { invoice, surplus, declared }: Applied,
): Promise<Effect> {
  const { isNew } = await stage.admin.statements.apply({
    source: SOURCE,
    method: 'bank-transfer',
    movement,
    reference: id,
    invoiceId: invoice.id,
    ...(declared && { declarationId: declared.id }),
    ...(surplus && { surplus }),
  })
  if (!isNew) return null
  const reference = declared?.reference ?? movementReference(movement, id)
  const { amount } = movement
  const owed = declared?.owed ?? owedOf(invoice)
  return `row, ${arrive(stage, { amount, reference }, { owed, surplus })}`
}

interface Made {
  readonly amount: number
  /** Whether the bank calls it something. */
  readonly hasId?: boolean
  /** What its sender wrote. */
  readonly label?: string
}

export function newMovement(
  stage: Stage,
  { amount, hasId = false, label = `VIR ${stage.newReference()}` }: Made,
) {
  const date = stage.shop.backend.now().slice(0, 10)
  const id = hasId ? newBankId(stage) : null
  return { date, amount, label, id, key: keyOf({ id, date, amount, label }) }
}

const newBankId = (stage: Stage): string => stage.newReference().replace('TX', 'BANK')

/** As a file of another format has it. */
export function datedBefore(movement: Movement, days: number): Movement {
  const date = addDays(`${movement.date}T00:00:00.000Z`, -days).slice(0, 10)
  return { ...movement, date, key: keyOf({ ...movement, date }) }
}

const keyOf = (movement: Parameters<typeof movementKeys>[0][number]): string =>
  movementKeys([movement])[0] ?? ''
