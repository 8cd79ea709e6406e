/** Of 50 that do what excludes the other at the same moment one takes effect, in whatever order their statements come. */
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { movementKeys } from '@hostfront/domain/statements/movement-keys'
import { createInterleavedStore } from '@hostfront/store/interleaved'
import { expect, test } from 'vitest'
import { readBooks } from '../testing/money/books.ts'
import { expectSound } from '../testing/money/expect-sound.ts'
import { attempt, setStage } from '../testing/money/stage.ts'
import { orderForm } from '../testing/order-form.ts'
import { clientOf } from '../testing/shop.ts'

const PAID_AT = '2026-06-01T10:00:00.000Z'
const REASON = 'Of another client.'

/** Does it; how much money arrived by it, minor units, negative where that is taken back. */
type Act = (at: number) => Promise<number>

/** Turns of an interleaved store, in an order that looks like chance and is the same for the same seed. */
function shuffledTurns(seed: number): () => Promise<void> {
  const waiting: (() => void)[] = []
  let state = seed
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    const [go] = waiting.splice(state % waiting.length, 1)
    go?.()
  }
  return () =>
    new Promise((go) => {
      waiting.push(go)
      setTimeout(next)
    })
}

async function openDesk(seed: number) {
  let turn = async () => {}
  const stage = await setStage(createInterleavedStore({ turn: () => turn() }))
  const { shop, customer, admin } = stage
  const ben = await shop.customer('ben')
  await admin.clients.update({ id: ben.id, role: 'admin' })
  const second = clientOf(shop.backend)
  await second.accounts.login({ email: 'ben@shop.test', password: 'password' })
  const staff = (at: number) => (at % 2 === 0 ? admin : second)
  const place = async () => {
    const { order, invoice } = await customer.orders.place({
      ...orderForm,
      paymentMethod: 'orange-money',
    })
    if (!invoice) throw new Error('Every order has an invoice')
    return { order, invoice }
  }
  const declare = async ({ id }: Pick<Invoice, 'id'>, reference = 'OM-1') => {
    const paidOn = PAID_AT.slice(0, 10)
    const how = { method: 'orange-money', amount: 450, reference, paidOn, note: '' }
    return customer.declarations.declare({ ...how, invoiceIds: [id], proofIds: [] })
  }
  const pay = async ({ id: invoiceId }: Pick<Invoice, 'id'>, reference = 'OM-1', at = 0) => {
    const payment = { reference, amount: 450, paidAt: PAID_AT, isShared: reference === 'OM-1' }
    await staff(at).billing.recordPayment({ invoiceId, payment })
    return 450
  }
  const issue = async () => {
    const lines = [{ description: 'Moving in', amount: 450 }]
    return admin.billing.issue({ userId: customer.id, lines, dueDate: '2026-06-15T00:00:00.000Z' })
  }
  const credit = async ({ id: invoiceId }: Pick<Invoice, 'id'>, toCoins: boolean, at = 0) => {
    const target = toCoins ? 'coins' : 'off-site'
    const whole = { amount: 450, method: null, account: '', reason: REASON, endsService: false }
    await staff(at).creditNotes.issue({ invoiceId, target, ...whole } as const)
    return 0
  }
  const undo = async (reference: string, at = 0) => {
    const [found] = (await staff(at).payments.list({ search: reference })).items
    const id = found?.payment.id ?? ''
    const { amount } = await staff(at).payments.undo({ id, reason: REASON })
    return -amount
  }

  /** 50 of these at once; the codes of those that were refused. Then the books agree with what was let through. */
  async function atOnce(acts: readonly Act[]): Promise<{ done: number; codes: Set<string> }> {
    const codes = new Set<string>()
    let done = 0
    turn = shuffledTurns(seed)
    await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        let arrived = 0
        const code = await attempt(async () => {
          arrived = (await acts[at % acts.length]?.(at)) ?? 0
        })
        stage.outside.arrived += arrived
        if (code === null) done++
        else codes.add(code)
      }),
    )
    turn = async () => {}
    expectSound(await readBooks(stage), stage)
    expect((await admin.shop.checkIntegrity()).problems).toEqual([])
    return { done, codes }
  }

  /** Before the moment: what arrived by then. */
  const first = async (arrived: Promise<number>) => {
    stage.outside.arrived += await arrived
  }
  const invoiceNow = ({ id }: Pick<Invoice, 'id'>) => shop.store.read((tx) => tx.invoices.get(id))
  const coins = async () => (await readBooks(stage)).balance
  return {
    ...{ stage, shop, customer, admin, staff, place, declare, pay, issue, credit, undo },
    ...{ atOnce, first, invoiceNow, coins },
  }
}

const SEEDS = [1, 2, 3]

test.each(SEEDS)('one declaration is approved once, by whichever of two (%i)', async (seed) => {
  const { place, declare, staff, atOnce, invoiceNow } = await openDesk(seed)
  const { invoice } = await place()
  const { id } = await declare(invoice)
  const came = { amount: 450, receivedAt: PAID_AT }
  const { done, codes } = await atOnce([
    async (at) => {
      // Each types the reference in its own way.
      await staff(at).declarations.approve({ id, ...came, reference: `OM-1-${at}` })
      return 450
    },
  ])
  expect({ done, codes: [...codes] }).toEqual({ done: 1, codes: ['ALREADY_DECIDED'] })
  expect(await invoiceNow(invoice)).toMatchObject({ status: 'paid', paid: 450 })
})

/** All ways in which 50 may pay one invoice. */
function waysToPay(
  desk: Awaited<ReturnType<typeof openDesk>>,
  invoice: Invoice,
  id: string,
): Act[] {
  const { customer, staff, pay } = desk
  return [
    async () => {
      await customer.billing.payWithCoins({ invoiceId: invoice.id })
      return 0
    },
    (at) => pay(invoice, `HAND-${at}`, at),
    async (at) => {
      const came = { amount: 450, receivedAt: PAID_AT, reference: `OM-${at}` }
      await staff(at).declarations.approve({ id, ...came })
      return 450
    },
    async (at) => {
      const row = { date: '2026-06-01', amount: 450, label: `VIR ${at}` }
      const [key = ''] = movementKeys([{ ...row, id: null }])
      const asked = { source: 'Bank', method: 'bank-transfer', movement: { ...row, key } }
      await staff(at).statements.apply({ ...asked, reference: null, invoiceId: invoice.id })
      return 450
    },
  ]
}

const TOO_LATE = ['ALREADY_DECIDED', 'INVOICE_NOT_PAYABLE']

test.each(SEEDS)('one invoice is paid once, by whichever of four ways (%i)', async (seed) => {
  const desk = await openDesk(seed)
  const invoice = await desk.issue()
  const { id } = await desk.declare(invoice)
  const { done, codes } = await desk.atOnce(waysToPay(desk, invoice, id))
  expect({ done, codes: [...codes].toSorted() }).toEqual({ done: 1, codes: TOO_LATE })
  expect(await desk.invoiceNow(invoice)).toMatchObject({ status: 'paid', paid: 450 })
})

test.each(SEEDS)('and that of an order by a fifth, which approves it (%i)', async (seed) => {
  const desk = await openDesk(seed)
  const { order, invoice } = await desk.place()
  const { id } = await desk.declare(invoice)
  const approve = async (at: number) => {
    const payment = { reference: `DESK-${at}`, amount: 450, paidAt: PAID_AT }
    await desk.staff(at).orders.approve({ id: order.id, payment })
    return 450
  }
  const { done, codes } = await desk.atOnce([...waysToPay(desk, invoice, id), approve])
  expect({ done, codes: [...codes].toSorted() }).toEqual({ done: 1, codes: TOO_LATE })
  expect(await desk.invoiceNow(invoice)).toMatchObject({ status: 'paid', paid: 450 })
})

test.each(SEEDS)(
  'what two have declared for one invoice and a half each comes in whole (%i)',
  async (seed) => {
    const { issue, declare, staff, atOnce, invoiceNow } = await openDesk(seed)
    const invoice = await issue()
    const ids = [(await declare(invoice)).id, (await declare(invoice, 'OM-2')).id]
    const { done, codes } = await atOnce([
      async (at) => {
        const came = { amount: 225, receivedAt: PAID_AT, reference: `OM-${at}` }
        await staff(at >> 1).declarations.approve({ id: ids[at % 2] ?? '', ...came })
        return 225
      },
    ])
    expect({ done, codes: [...codes] }).toEqual({ done: 2, codes: ['ALREADY_DECIDED'] })
    expect(await invoiceNow(invoice)).toMatchObject({ status: 'paid', paid: 450 })
  },
)

test.each(SEEDS)('a paid order is approved and refunded, or rejected, once (%i)', async (seed) => {
  const { place, pay, first, credit, staff, atOnce, shop, admin } = await openDesk(seed)
  const { order, invoice } = await place()
  await first(pay(invoice))
  const { done } = await atOnce([
    async (at) => {
      await staff(at).orders.approve({ id: order.id })
      return 0
    },
    (at) => credit(invoice, false, at),
    async (at) => {
      await staff(at).orders.reject({ id: order.id, reason: 'No room left.' })
      return 0
    },
  ])
  const { status } = (await shop.store.read((tx) => tx.orders.get(order.id))) ?? {}
  expect(done).toBe(status === 'active' ? 2 : 1)
  expect(await admin.refunds.open()).toEqual({ count: 1, amount: 450 })
})

test.each(SEEDS)('an invoice is refunded once, wherever the money goes (%i)', async (seed) => {
  const { issue, pay, first, credit, atOnce, invoiceNow } = await openDesk(seed)
  const invoice = await issue()
  await first(pay(invoice))
  const { done, codes } = await atOnce([
    (at) => credit(invoice, true, at),
    (at) => credit(invoice, false, at),
  ])
  expect({ done, codes: [...codes] }).toEqual({ done: 1, codes: ['NOT_CREDITABLE'] })
  expect(await invoiceNow(invoice)).toMatchObject({ status: 'refunded', paid: 0, credited: 450 })
})

test.each(SEEDS)('a payment is undone or refunded, and not both (%i)', async (seed) => {
  const { issue, pay, first, credit, undo, atOnce, invoiceNow } = await openDesk(seed)
  const invoice = await issue()
  await first(pay(invoice))
  const { done, codes } = await atOnce([
    (at) => undo('OM-1', at),
    (at) => credit(invoice, at % 3 === 0, at),
  ])
  expect({ done, codes: [...codes].toSorted() }).toEqual({
    done: 1,
    codes: ['NOT_CREDITABLE', 'PAYMENT_KEPT'],
  })
  const { status, credited } = (await invoiceNow(invoice)) ?? {}
  expect([status, credited]).toEqual(status === 'unpaid' ? ['unpaid', 0] : ['refunded', 450])
})

test.each(SEEDS)('a refund is sent or turned to coins, and not both (%i)', async (seed) => {
  const { issue, pay, first, credit, staff, atOnce, coins, admin } = await openDesk(seed)
  const invoice = await issue()
  await first(pay(invoice))
  await credit(invoice, false)
  const [
    {
      refund: { id },
    } = { refund: { id: '' } },
  ] = (await admin.refunds.list({})).items
  const before = await coins()
  const { done, codes } = await atOnce([
    async (at) => {
      await staff(at).refunds.markSent({ id, reference: `OUT-${at}` })
      return 0
    },
    async (at) => {
      await staff(at).refunds.toCoins({ id })
      return 0
    },
  ])
  expect({ done, codes: [...codes] }).toEqual({ done: 1, codes: ['NOTHING_TO_DO'] })
  const [settled] = (await admin.refunds.list({})).items
  expect(await coins()).toBe(settled?.refund.state === 'sent' ? before : before + 450)
})

test.each(SEEDS)(
  'a transfer that is undone while it is said to pay more is undone whole (%i)',
  async (seed) => {
    const { issue, pay, first, undo, atOnce, invoiceNow } = await openDesk(seed)
    const [invoice, other] = [await issue(), await issue()]
    await first(pay(invoice))
    const { done, codes } = await atOnce([(at) => undo('OM-1', at), (at) => pay(other, 'OM-1', at)])
    // Who comes too late is told so, and nobody that somebody else was there.
    expect(
      [...codes].filter((code) => !/^(INVOICE_NOT_PAYABLE|PAYMENT_KEPT|NOT_FOUND)$/.test(code)),
    ).toEqual([])
    expect(done).toBeGreaterThanOrEqual(2)
    expect(await invoiceNow(invoice)).toMatchObject({ status: 'unpaid', paid: 0 })
  },
)

test.each(SEEDS)(
  'money that arrives while its order is cancelled is paid for or to return (%i)',
  async (seed) => {
    const { customer, place, declare, staff, atOnce, admin, shop } = await openDesk(seed)
    const { order, invoice } = await place()
    const { id } = await declare(invoice)
    const { done } = await atOnce([
      async () => {
        await customer.orders.cancel({ id: order.id })
        return 0
      },
      async (at) => {
        const came = { amount: 450, receivedAt: PAID_AT, reference: `OM-${at}` }
        await staff(at).declarations.approve({ id, ...came })
        return 450
      },
    ])
    const arrived = await shop.store.read((tx) => tx.payments.count({ method: 'orange-money' }))
    expect(done).toBe(1 + arrived)
    expect(await admin.refunds.open()).toEqual({ count: arrived, amount: 450 * arrived })
  },
)
