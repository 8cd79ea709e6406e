import type { Api } from '@hostfront/contract/contract'
import type { DomainForm } from '@hostfront/contract/domains'
import type { Renewal } from '@hostfront/contract/renewal'
import type { ChangePlan } from '@hostfront/contract/service-changes'
import type { DomainPrice } from '@hostfront/domain/domains/domain-price'
import type { PlanForm } from '@hostfront/domain/plans/plan-form'
import type { VoucherForm } from '@hostfront/domain/vouchers/voucher-form'
import { orderForm } from '../order-form.ts'
import {
  announcementForm,
  domainForm,
  domainPrice,
  gatewayForm,
  panelForm,
  planForm,
  ticketForm,
  voucherForm,
} from './forms.ts'
import type { Person } from './people.ts'

/** What the rows are about, made when it is asked for. All of it is the owner's, or the shop's. */
export interface Records {
  /** A pending order paid with coins. */
  order(): Promise<string>
  /** A pending order whose invoice is unpaid. */
  unpaidOrder(): Promise<string>
  /** Such an invoice. */
  invoice(): Promise<string>
  /** What the owner says to have paid for such an invoice. */
  declaration(): Promise<string>
  /** What was recorded for such an invoice. */
  payment(): Promise<string>
  /** One of which 1.00 became coins. */
  coinPayment(): Promise<string>
  /** A paid invoice of an approved order. */
  paidInvoice(): Promise<string>
  /** That takes back a part of such an invoice. */
  creditNote(): Promise<string>
  /** Money that such a note has the team send. */
  refund(): Promise<string>
  /** One that has never been billed. */
  service(): Promise<string>
  /** The server of an approved order, which staff are to set up. */
  instance(): Promise<string>
  /** One on which there is nothing. */
  panel(): Promise<string>
  /** One that is off. */
  gateway(): Promise<{ readonly id: string; readonly name: string }>
  /** Such a service, as its owner is shown its renewal. */
  serviceRenewal(): Promise<Omit<Renewal, 'withCoins'>>
  /** A service of a plan, as its owner is shown that another of that price costs nothing. */
  planChange(): Promise<ChangePlan>
  /** One for which nothing was billed. */
  domain(): Promise<{ readonly id: string; readonly expiresAt: string }>
  newDomain(): DomainForm
  /** A line of the price list, of one year. */
  domainPrice(): Promise<DomainPrice>
  newDomainPrice(): DomainPrice
  /** One that expires soon, in the same way. Domains come with an import alone: over HTTP there is none. */
  domainRenewal(): Promise<Omit<Renewal, 'withCoins'>>
  /** One whose money went off such an invoice by such a note. Gateways alone tell of disputes: over HTTP there is none. */
  lostDispute(): Promise<string>
  /** One that is open. */
  ticket(): Promise<string>
  announcement(): Promise<string>
  /** The account that owns them. */
  client(): Promise<string>
  /** One about that account. */
  note(): Promise<string>
  /** Another browser in which the owner is signed in. */
  session(): Promise<string>
  apiKey(): Promise<string>
  /** One that nobody has ordered. */
  plan(): Promise<string>
  newPlan(): PlanForm
  voucher(): Promise<string>
  newVoucher(): VoucherForm
  /** Of a mailed link; where mails are not read, one that is made up. */
  token(kind: 'password-reset' | 'email-verification'): Promise<string>
  /** Of a transfer that nobody has recorded. */
  newReference(): string
  /** An address nobody has registered yet. */
  newEmail(): string
  /** Email and password of the owner. */
  readonly owner: { readonly email: string; readonly password: string }
  passwordOf(caller: Person): string
}

/** Who makes them; asked anew each time, for some rows end sessions. */
export interface Makers {
  owner(): Api
  admin(): Api
  /** Signs the owner in with another browser. */
  ownerElsewhere(): Promise<Api>
}

/** What is made in each place in its own way. */
type Own = Pick<Records, 'domainRenewal' | 'lostDispute' | 'token' | 'owner' | 'passwordOf'>

/** Records that anybody can make who reaches the shop. */
export function recordsThrough(makers: Makers, own: Own): Records {
  let count = 0
  const unpaid = () => makers.owner().orders.place({ ...orderForm, paymentMethod: 'paypal' })
  const newService = async () => {
    const form = { userId: await client(), planName: 'Extra', price: 500, planId: '' }
    return makers.admin().services.add(form)
  }
  const client = async () => (await makers.owner().accounts.me())?.id ?? ''
  const newPlan = () => ({ ...planForm, name: `SAMP Dusk ${++count}` })
  const newPlanId = async () => (await makers.admin().plans.create(newPlan())).id
  const newVoucher = () => ({ ...voucherForm, code: `NIGHT-${++count}` })
  const newDomain = () => ({ ...domainForm, name: `night-${++count}.example` })
  const newDomainPrice = () => ({ ...domainPrice, extension: `night${++count}` })
  const paidInvoice = async () => {
    const { order, invoice } = await unpaid()
    const amount = invoice?.total ?? 0
    const reference = `TX-APPROVED-${++count}`
    const payment = { reference, amount, paidAt: '2026-06-01T10:00:00.000Z' }
    await makers.admin().orders.approve({ id: order.id, payment })
    return invoice?.id ?? ''
  }
  const recorded = async (surplus: number) => {
    const { invoice } = await unpaid()
    const amount = (invoice?.total ?? 0) + surplus
    const reference = `TX-UNDO-${++count}`
    const paid = { reference, amount, paidAt: '2026-06-01T10:00:00.000Z' }
    await makers.admin().billing.recordPayment({ invoiceId: invoice?.id ?? '', payment: paid })
    const { items } = await makers.admin().payments.list({ search: reference })
    return items[0]?.payment.id ?? ''
  }
  const newCreditNote = async () =>
    makers.admin().creditNotes.issue({
      invoiceId: await paidInvoice(),
      amount: 100,
      target: 'off-site',
      method: null,
      account: '',
      reason: 'As agreed.',
      endsService: false,
    })
  return {
    ...own,
    client,
    paidInvoice,
    creditNote: async () => (await newCreditNote()).id,
    async refund() {
      const { id } = await newCreditNote()
      const { items } = await makers.admin().refunds.list({ state: 'to-send', limit: 200 })
      return items.find(({ refund }) => refund.creditNoteId === id)?.refund.id ?? ''
    },
    newPlan,
    newVoucher,
    newDomain,
    newDomainPrice,
    async gateway() {
      const form = { ...gatewayForm, name: newPlan().name }
      const { id, name } = await makers.admin().gateways.add(form)
      return { id, name }
    },
    async domain() {
      // Paid for as long as a service that is added now.
      const { expiresAt } = await newService()
      const form = { ...newDomain(), userId: await client(), expiresAt }
      return (await makers.admin().domains.add(form)).domain
    },
    domainPrice: () => makers.admin().domains.addPrice(newDomainPrice()),
    newReference: () => `TX-CAME-${++count}`,
    newEmail: () => `new-${++count}@shop.test`,
    order: async () => (await makers.owner().orders.place(orderForm)).order.id,
    unpaidOrder: async () => (await unpaid()).order.id,
    invoice: async () => (await unpaid()).invoice?.id ?? '',
    async declaration() {
      const { invoice } = await unpaid()
      const paid = { method: 'paypal', amount: invoice?.total ?? 0, paidOn: '2026-06-01' }
      const said = { reference: `TX-SAID-${++count}`, note: '', proofIds: [] }
      const invoiceIds = [invoice?.id ?? '']
      return (await makers.owner().declarations.declare({ ...paid, ...said, invoiceIds })).id
    },
    payment: () => recorded(0),
    coinPayment: () => recorded(100),
    service: async () => (await newService()).id,
    async instance() {
      const { order } = await makers.owner().orders.place(orderForm)
      const { service } = await makers.admin().orders.approve({ id: order.id })
      const { delivery } = await makers.admin().services.inspect({ id: service.id })
      return delivery?.instance.id ?? ''
    },
    panel: async () => (await makers.admin().panels.add(panelForm)).id,
    async serviceRenewal() {
      // A month, for somebody whose country has no VAT.
      const { id, expiresAt, price: total } = await newService()
      return { id, expiresAt, total }
    },
    async planChange() {
      const [from, to] = [await newPlanId(), await newPlanId()]
      const form = { userId: await client(), planName: 'Held', price: 500, planId: from }
      const { id } = await makers.admin().services.add(form)
      return { id, planId: to, billingCycle: 'monthly', due: 0, surplus: 0 }
    },
    ticket: async () => (await makers.owner().tickets.open(ticketForm)).id,
    announcement: async () => (await makers.admin().announcements.create(announcementForm)).id,
    async note() {
      const note = { id: await client(), body: 'Pays late.' }
      return (await makers.admin().clients.addNote(note)).id
    },
    async session() {
      const sessions = await (await makers.ownerElsewhere()).accounts.sessions()
      return sessions.find(({ current }) => current)?.id ?? ''
    },
    apiKey: () => newApiKey(makers.owner()),
    plan: newPlanId,
    voucher: async () => (await makers.admin().vouchers.create(newVoucher())).id,
  }
}

/** An account has 20 at most: the one before goes, if it is of this kind. */
async function newApiKey({ apiKeys }: Api): Promise<string> {
  const { apiKey } = await apiKeys.create({
    name: 'Spare',
    scopes: ['orders:read'],
    expiresInDays: 1,
  })
  const before = (await apiKeys.list()).find(({ name, id }) => name === 'Spare' && id !== apiKey.id)
  if (before) await apiKeys.revoke({ id: before.id })
  return apiKey.id
}
