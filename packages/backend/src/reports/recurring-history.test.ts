/** Recurring revenue of months that are over, against what was looked at while they went by. */
import { addDays } from '@hostfront/domain/add-days'
import { type RecurringMonth, recurringFigures } from '@hostfront/domain/reports/recurring-months'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { runDue } from '../lifecycle/run-due.ts'
import { place } from '../testing/money/order-acts.ts'
import { attempt } from '../testing/money/stage.ts'
import { ADMIN, type Client, openTestShop } from '../testing/shop.ts'

const HISTORIES = Number(process.env.FC_RUNS ?? 20)

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

const PLAN = 'samp-premium'

const STEP = fc.record({
  what: fc.constantFrom(
    ...[
      'order',
      'order',
      'set price',
      'offer price',
      'offer price',
      'change plan',
      'change by bill',
    ],
    ...['end', 'pass', 'pass', 'pass'],
  ),
  who: fc.nat(1),
  price: fc.integer({ min: 0, max: 2000 }),
  pick: fc.nat(20),
  days: fc.integer({ min: 1, max: 40 }),
})
type Step = typeof STEP extends fc.Arbitrary<infer Value> ? Value : never

/** Each has something that runs for longer than a month. */
const BEGINNING: readonly Step[] = [
  { what: 'order', who: 0, price: 0, pick: 1, days: 1 },
  { what: 'order', who: 1, price: 0, pick: 1, days: 1 },
  { what: 'pass', who: 0, price: 0, pick: 0, days: 31 },
]

/** Customer -> what their services cost together a month; who has none is not in it. */
type Costs = ReadonlyMap<string, number>

async function openHistory() {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const people = [
    await shop.customer('jane', 100_000),
    await shop.customer('zoe', 100_000),
  ] as const
  /** How each month ended; slow and obvious: all services are looked at. */
  const ends = new Map<string, Costs>()
  const month = () => shop.backend.now().slice(0, 7)
  async function look() {
    const { items } = await shop.store.read((tx) => tx.services.list({ limit: 500 }))
    const costs = new Map<string, number>()
    for (const { userId, status, price } of items) {
      if (status === 'terminated' || price === 0) continue
      costs.set(userId, (costs.get(userId) ?? 0) + price)
    }
    ends.set(month(), costs)
  }
  /** Months that go by meanwhile end as the first did: what is due is done at the end of these days. */
  async function pass(days: number) {
    await look()
    const costs = ends.get(month()) ?? new Map<string, number>()
    for (let day = 0; day < days; day++) {
      ends.set(month(), costs)
      shop.passDays(1)
    }
    expect((await runDue(shop.backend)).failures).toEqual([])
    await admin.accounts.login(ADMIN)
    for (const [at, name] of ['jane', 'zoe'].entries()) {
      await people[at]?.accounts.login({ email: `${name}@shop.test`, password: 'password' })
    }
    await look()
  }
  return { shop, admin, people, ends, look, pass }
}
type History = Awaited<ReturnType<typeof openHistory>>

async function take(history: History, step: Step): Promise<boolean> {
  const { shop, admin, people, pass } = history
  const who = people[step.who]
  if (!who) return false
  if (step.what === 'pass') {
    await pass(step.days)
    return true
  }
  if (step.what === 'order') return order(history, who, step)
  if (step.what === 'offer price') {
    const from = addDays(shop.backend.now(), 31)
    await admin.plans.offerPrice({ id: PLAN, price: step.price, from })
    return true
  }
  const held = (await who.services.mine({})).items.filter(({ status }) => status !== 'terminated')
  const service = held[step.pick % Math.max(1, held.length)]
  return service ? alter(history, { who, service }, step) : false
}

async function order(
  { shop, admin }: Pick<History, 'shop' | 'admin'>,
  who: History['people'][number],
  { pick }: Step,
): Promise<boolean> {
  const billingCycle = pick % 3 === 0 ? 'quarterly' : 'monthly'
  await place({ shop, customer: who } as Parameters<typeof place>[0], {
    ...{ planId: PLAN, billingCycle, backup: 'none', country: 'DE' },
    ...{ paymentMethod: 'coins', voucherCode: '' },
  })
  const { items } = await who.orders.mine({})
  const waiting = items.find((one) => one.order.status === 'pending')
  if (!waiting) return false
  const { service } = await admin.orders.approve({ id: waiting.order.id })
  await who.services.setAutoRenew({ id: service.id, autoRenew: pick % 4 !== 0 })
  return true
}

interface Held {
  readonly who: Client
  readonly service: Awaited<ReturnType<Client['services']['mine']>>['items'][number]
}

async function alter(
  { admin }: Pick<History, 'admin'>,
  { who, service: { id, billingCycle } }: Held,
  { what, price, pick }: Step,
): Promise<boolean> {
  if (what === 'set price') await admin.services.setPrice({ id, price, reason: 'As agreed.' })
  else if (what === 'end') await admin.services.terminate({ id })
  else {
    const choices = await who.services.planChoices({ id })
    const planId = choices[pick % Math.max(1, choices.length)]?.planId
    if (planId === undefined) return false
    const wanted = { id, planId, billingCycle, options: {} }
    const { due, surplus } = await who.services.quoteChange(wanted)
    const withInvoice = what === 'change by bill'
    await who.services.changePlan({ ...wanted, due, surplus, withInvoice })
    const { waiting } = (await who.services.get({ id })).service
    if (waiting) await who.billing.payWithCoins({ invoiceId: waiting.invoiceId })
    // What is cheaper takes effect without a bill.
    return !withInvoice || waiting !== null
  }
  return true
}

function recount(ends: ReadonlyMap<string, Costs>): RecurringMonth[] {
  let before: Costs = new Map()
  const known = new Set<string>()
  const sum = (costs: Costs) => [...costs.values()].reduce((all, cost) => all + cost, 0)
  return [...ends].map(([month, now]) => {
    const line = { fresh: 0, returned: 0, expansion: 0, contraction: 0, churned: 0 }
    let [won, lost] = [0, 0]
    for (const userId of new Set([...before.keys(), ...now.keys()])) {
      const [was, is] = [before.get(userId) ?? 0, now.get(userId) ?? 0]
      if (was === 0) {
        won++
        line[known.has(userId) ? 'returned' : 'fresh'] += is
      } else if (is === 0) {
        lost++
        line.churned += was
      } else if (is > was) line.expansion += is - was
      else line.contraction += was - is
      known.add(userId)
    }
    const start = sum(before)
    const customers = before.size
    before = now
    const ended = { end: sum(now), customersAtEnd: now.size }
    return { month, start, ...line, customers, lost, won, ...ended }
  })
}

test.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
  'in %s, what months ended with stays, whatever services come to cost later',
  async (where) => {
    process.env['TZ'] = where
    const reached = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        fc.array(STEP, { minLength: 4, maxLength: 20, size: 'max' }),
        async (steps) => {
          const history = await openHistory()
          for (const step of [...BEGINNING, ...steps]) {
            const refusal = await attempt(() => take(history, step))
            if (refusal === null) reached.add(step.what)
            await history.look()
          }
          await history.pass(35)
          const months = [...history.ends.keys()]
          const period = { from: `${months[0]}-01`, to: `${months.at(-1)}-01` }
          const report = await history.admin.reports.recurring(period)
          const due = recount(history.ends)
          expect(report.months).toEqual(due)
          expect(recurringFigures(report.months)).toEqual(recurringFigures(due))
        },
      ),
      { numRuns: Math.min(HISTORIES, 100) },
    )
    expect([...reached].filter((what) => !what.startsWith('no ')).toSorted()).toEqual(
      [
        'change by bill',
        'change plan',
        'end',
        'offer price',
        'order',
        'pass',
        'set price',
      ].toSorted(),
    )
  },
)
