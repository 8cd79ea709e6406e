import { addDays } from '@hostfront/domain/add-days'
import { quoteDomainRenewal } from '@hostfront/domain/domains/domain-renewal'
import { quoteRenewal } from '@hostfront/domain/services/renewal'
import fc from 'fast-check'
import { expect } from 'vitest'
import { runDue } from '../../lifecycle/run-due.ts'
import { emptyReport } from '../../lifecycle/run-report.ts'
import { ADMIN } from '../shop.ts'
import { act, type Effect, pick } from './operation.ts'
import { attempt, DOMAIN, pickFrom, type Stage } from './stage.ts'
import { taxOf } from './tax-of.ts'

const aService = fc.record({ pick })
/** Days, and once in a while a clock that was set, or a shop that was off, for longer than anything runs. */
const days = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 100 }) },
  { weight: 1, arbitrary: fc.integer({ min: 366, max: 900 }) },
)

export const PASS_DAYS = 'pass days'

export const TIME_ACTS = [
  act(PASS_DAYS, 4, fc.record({ days }), passDays),
  act(
    'renew service',
    8,
    fc.record({ pick, withCoins: fc.constantFrom(true, false, false) }),
    renewService,
  ),
  act('renew domain', 2, fc.record({ withCoins: fc.boolean() }), renewDomain),
  act(
    'renew domain for',
    2,
    fc.record({ years: fc.integer({ min: 1, max: 3 }), isBilled: fc.boolean() }),
    renewDomainFor,
  ),
  act('withdraw renewal', 8, fc.record({ pick }), async (stage, step) => {
    const { items } = await stage.customer.billing.invoices({})
    const found = pickFrom(
      stage,
      items.filter((one) => one.status === 'unpaid' && one.periodStart !== null),
      step.pick,
    )
    if (!found) return null
    await stage.customer.billing.withdrawRenewal({ invoiceId: found.id })
    return 'withdraw renewal'
  }),
  act('suspend service', 4, aService, (stage, step) =>
    withService(stage, step, async ({ id }) => {
      await stage.admin.services.suspend({ id, reason: 'Spam.' })
      return 'suspend service'
    }),
  ),
  act('activate service', 8, aService, (stage, step) =>
    withService(stage, step, async ({ id }) => {
      // For five days where its paid time has ended.
      const keepUntil = addDays(stage.shop.backend.now(), 5)
      await stage.admin.services.activate({ id, keepUntil })
      return 'activate service'
    }),
  ),
  act(
    'cancel service',
    3,
    fc.record({ pick, atOnce: fc.constantFrom(false, false, false, true) }),
    (stage, step) =>
      withService(stage, step, async ({ id }) => {
        await stage.customer.services.cancel({ id, atOnce: step.atOnce, reason: 'Too slow.' })
        return step.atOnce ? 'end service' : 'cancel service'
      }),
  ),
  act('keep service', 4, aService, (stage, step) =>
    withService(stage, step, async ({ id }) => {
      await stage.customer.services.keep({ id })
      return 'keep service'
    }),
  ),
  act(
    'change plan',
    6,
    fc.record({ pick, plan: pick, option: pick, withInvoice: fc.boolean() }),
    changePlan,
  ),
  act('withdraw change', 5, aService, async (stage, step) => {
    const { items } = await stage.customer.services.mine({})
    const service = pickFrom(
      stage,
      items.filter(({ waiting }) => waiting !== null),
      step.pick,
    )
    if (!service) return null
    await stage.customer.services.withdrawChange({ id: service.id })
    return 'withdraw change'
  }),
  act('terminate service', 2, aService, (stage, step) =>
    withService(stage, step, async ({ id }) => {
      await stage.admin.services.terminate({ id })
      return 'terminate service'
    }),
  ),
  act(
    'extend service',
    2,
    fc.record({ pick, days: fc.integer({ min: 1, max: 60 }) }),
    (stage, step) =>
      withService(stage, step, async ({ id }) => {
        await stage.admin.services.extend({ id, days: step.days })
        return 'extend service'
      }),
  ),
  act('set auto-renewal', 2, fc.record({ on: fc.constantFrom(true, true, false) }), setAutoRenewal),
]

/** What is due is done, and doing it again changes nothing. Sessions end with the days, so both sign in again. */
async function passDays(stage: Stage, { days: count }: { readonly days: number }): Promise<Effect> {
  const { shop, customer, admin } = stage
  shop.passDays(count)
  await runTwice(stage)
  await customer.accounts.login({ email: 'customer@shop.test', password: 'password' })
  await admin.accounts.login(ADMIN)
  return count > 100 ? 'set the clock far ahead' : PASS_DAYS
}

/** What the night does, and that another run right after it writes nothing at all. */
export async function runTwice({ shop }: Pick<Stage, 'shop'>): Promise<void> {
  expect((await runDue(shop.backend)).failures).toEqual([])
  const written: unknown[] = []
  const stop = shop.store.watch((change) => written.push(change))
  expect(await runDue(shop.backend)).toEqual(emptyReport())
  stop()
  expect(written).toEqual([])
}

type Held = Awaited<ReturnType<Stage['customer']['services']['mine']>>['items'][number]

async function withService(
  stage: Stage,
  step: { readonly pick: number },
  work: (service: Held) => Promise<Effect>,
): Promise<Effect> {
  const service = pickFrom(stage, (await stage.customer.services.mine({})).items, step.pick)
  return service ? work(service) : null
}

function renewService(
  stage: Stage,
  step: { readonly pick: number; readonly withCoins: boolean },
): Promise<Effect> {
  return withService(stage, step, async (service) => {
    const { id, expiresAt } = service
    const { withCoins } = step
    const { total } = quoteRenewal(service, await taxOf(stage.shop, stage.customer.id))
    await stage.customer.services.renew({ id, withCoins, expiresAt, total })
    return withCoins ? 'renew service with coins' : 'renew service'
  })
}

async function renewDomain(
  { shop, customer }: Stage,
  { withCoins }: { readonly withCoins: boolean },
): Promise<Effect> {
  const tax = await taxOf(shop, customer.id)
  for (const domain of (await customer.domains.mine({})).items) {
    const { id, expiresAt } = domain
    const { total } = quoteDomainRenewal(domain, tax)
    await customer.domains.renew({ id, withCoins, expiresAt, total })
  }
  return 'renew domain'
}

/** As staff do, with an invoice or without. */
async function renewDomainFor(
  { admin, customer }: Stage,
  { years, isBilled }: { readonly years: number; readonly isBilled: boolean },
): Promise<Effect> {
  for (const { id, expiresAt } of (await customer.domains.mine({})).items) {
    await admin.domains.renewFor({ id, expiresAt, years, isBilled })
  }
  return isBilled ? 'bill years of a domain' : 'give years to a domain'
}

interface Changing {
  readonly pick: number
  readonly plan: number
  readonly option: number
  readonly withInvoice: boolean
}

/** At the price that is shown, in the cycle that it has: with another the end is no sum of cycles any more. */
function changePlan(stage: Stage, step: Changing): Promise<Effect> {
  return withService(stage, step, async ({ id, billingCycle }) => {
    const { services } = stage.customer
    const choices = await services.planChoices({ id })
    const choice = pickFrom(stage, choices, step.plan)
    if (!choice) return null
    const backup = choice.options.find((option) => option.id === 'backup')
    const picked = backup && pickFrom(stage, backup.choices, step.option)
    const options = picked ? { backup: picked.id } : {}
    const wanted = { id, planId: choice.planId, billingCycle, options }
    const { due, surplus } = await services.quoteChange(wanted)
    const { withInvoice } = step
    await services.changePlan({ ...wanted, due, surplus, withInvoice })
    if (due > 0 && withInvoice) {
      // Once in a while it is thought better of at once.
      if (step.option % 3 > 0) return 'bill a change'
      const refusal = await attempt(() => services.withdrawChange({ id }))
      return refusal === null ? 'withdraw change' : 'bill a change'
    }
    return due > 0 ? 'change to a dearer plan' : 'change to a cheaper plan'
  })
}

/** For all that the customer holds. */
async function setAutoRenewal(
  { customer }: Stage,
  { on: autoRenew }: { readonly on: boolean },
): Promise<Effect> {
  await customer.domains.setAutoRenew({ id: DOMAIN.id, autoRenew })
  const { items } = await customer.services.mine({})
  for (const { id, status } of items) {
    if (status !== 'terminated') await customer.services.setAutoRenew({ id, autoRenew })
  }
  return 'set auto-renewal'
}
