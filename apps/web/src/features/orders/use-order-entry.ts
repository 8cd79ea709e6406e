import type { OrderWithInvoice } from '@hostfront/contract/orders'
import type { BillingCycle } from '@hostfront/domain/orders/billing-cycle'
import { useEffect, useRef, useState } from 'react'
import { untilBack } from '../../host/connection.ts'
import type { Account } from '../../host/host.ts'
import { refreshLiveValues } from '../../host/live-value.ts'
import { refreshSession, useSession } from '../../host/session.ts'
import { Unreachable } from '../../host/unreachable.ts'
import { totalChanged } from '../../words/checkout.ts'
import { asRefusal, explain } from '../../words/explain.ts'
import { catchUp, refreshQuietly } from './catch-up.ts'
import {
  checkOrder,
  type FieldName,
  firstWrong,
  type OrderErrors,
  ofServer,
} from './check-order.ts'
import { freshDraft, keepDraft, leaveDraft, type OrderFields, openDraft } from './order-draft.ts'
import {
  INCOMPLETE,
  isOfFields,
  NOT_SIGNED_IN,
  type OrderProblem,
  problemOf,
  remedyFor,
  UNANSWERED,
  withoutUnanswered,
} from './order-problem.ts'
import { buyerTax, orderTotal } from './order-total.ts'
import { sendOrder, sendOrderFor } from './send-order.ts'
import { shownBuyer } from './stated-buyer.ts'
import { useCustomerEntry } from './use-customer-entry.ts'
import { useOrderTerms } from './use-order-terms.ts'

/** The customer as of the sending: the shop debits the balance before it answers, and the form must not judge itself by the rest. */
interface Sending {
  readonly account: Account | null
}

/**
 * The order form's state. `client`: for whom staff place it; null: the order is one's own. Plain state, no form library: every change of a field changes the price beside it,
 * and both must be on the screen in the same frame.
 */
export function useOrderEntry(
  planId: string,
  cycle: BillingCycle | null,
  onPlaced: (placed: OrderWithInvoice) => void,
  client: Account | null = null,
) {
  const session = useSession()
  const [sending, setSending] = useState<Sending | null>(null)
  const own = sending ? sending.account : session.state === 'known' ? session.account : null
  const account = client ?? own
  const [fields, setFields] = useState(() =>
    client ? freshDraft(planId) : openDraft(planId, cycle),
  )
  const [errors, setErrors] = useState<OrderErrors>({})
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  // State is seen with the next drawing; a second click can come before it.
  const isSending = useRef(false)
  const isSignedIn = own !== null
  useEffect(() => {
    if (!client) keepDraft(fields, isSignedIn)
  }, [fields, client, isSignedIn])
  const shop = useOrderTerms(fields, account)
  const { settings, options, terms, voucher, paymentMethod } = shop
  const customer = useCustomerEntry(fields, change, (field) => forgive(false, [field]))

  function change(part: Partial<OrderFields>): void {
    setFields((last) => ({ ...last, ...part }))
    forgive('planId' in part, Object.keys(part))
    if ('voucherCode' in part) voucher.drop()
    // Other fields are asked for: what was wrong with the ones before is no more.
    if ('isNew' in part) {
      forgive(false, ['email', 'name', 'password', 'code', 'country'])
      setProblem((last) => (isOfFields(last) || last === NOT_SIGNED_IN ? null : last))
    }
  }

  function answer(option: string, value: string): void {
    setFields((last) => ({ ...last, options: { ...last.options, [option]: value } }))
    forgive(false, [`options.${option}`])
  }

  /** What is being corrected is not held against the person any longer. */
  function forgive(isAll: boolean, names: readonly string[]): void {
    setErrors((last) =>
      Object.fromEntries(Object.entries(last).filter(([name]) => !isAll && !names.includes(name))),
    )
  }

  function showErrors(found: OrderErrors, missing = INCOMPLETE): FieldName {
    setErrors(found)
    const said = problemOf(found)
    setProblem(said === INCOMPLETE ? missing : said)
    return firstWrong(found, shop.asked)
  }

  const check = (buyer = shop.buyer, asksCountry = true) =>
    terms
      ? checkOrder(
          { ...fields, options: shop.answers, paymentMethod, buyer },
          { plan: terms.plan, options, asksCountry },
        )
      : { form: null, errors: { planId: 'REQUIRED' } }

  /** The first wrong field of the first step; null when the next may come. */
  function proceed(): FieldName | null {
    const found = ofServer(check().errors)
    if (Object.keys(found).length > 0) return showErrors(found)
    setErrors({})
    setProblem(null)
    return null
  }

  /** Signs a visitor in. Null where that did not succeed: what is wrong is shown. */
  async function enter(): Promise<Account | FieldName | null> {
    const entered = await customer.enter()
    if ('account' in entered) return entered.account
    const { errors: found, problem: message } = entered
    if (message) setProblem({ message })
    return Object.keys(found).length > 0 ? showErrors(found) : null
  }

  /** The first wrong field, for the focus; null when the order has been sent. */
  async function place(): Promise<FieldName | null> {
    if (isSending.current) return null
    if (!terms) return showErrors({ planId: 'REQUIRED' })
    const isVisitor = account === null && session.state === 'known' && !customer.isNobody
    const found = {
      ...check(shop.buyer, account !== null || (isVisitor && customer.isNew)).errors,
      ...(isVisitor ? customer.check() : {}),
    }
    if (Object.keys(found).length > 0) return showErrors({ ...found, ...voucher.refused })
    return send(async () => {
      const known = account ?? (await refreshSession())
      if (!known && customer.isNobody) {
        const left = check(shop.buyer, customer.isNew).errors
        return showErrors({ ...left, ...customer.check() }, NOT_SIGNED_IN)
      }
      const code = fields.voucherCode.trim()
      const discount = code === '' ? null : (voucher.discount ?? (await voucher.apply(code)))
      // An account is made with an order, and not on the way to a refusal.
      if (code !== '' && !discount) return showErrors({ voucherCode: 'REFUSED' })
      const entered = known ?? (await enter())
      if (entered === null || typeof entered === 'string') return entered
      setSending({ account: entered })
      const buyer = shownBuyer(fields, entered)
      const { form, errors: left } = check(buyer)
      if (!form) return showErrors(left)
      const tax = buyerTax(settings, fields, buyer, entered.vatCheck)
      const { amountDue } = orderTotal({ ...terms, tax }, discount)
      // Whoever was not known when the button was pressed saw the price of nobody.
      if (account === null && amountDue !== shop.quote?.amountDue) {
        setProblem({ message: totalChanged(amountDue, settings.currency) })
        return null
      }
      const order = { ...form, amountDue }
      return { placed: await (client ? sendOrderFor(client.id, order) : sendOrder(order)) }
    })
  }

  /** Does what talks to the shop, once at a time, and says what came of it. */
  async function send(
    work: () => Promise<FieldName | { readonly placed: OrderWithInvoice } | null>,
  ): Promise<FieldName | null> {
    isSending.current = true
    setProblem(null)
    setSending({ account })
    let isPlaced = false
    try {
      const done = await work()
      if (done === null || typeof done === 'string') return done
      isPlaced = true
      if (!client) leaveDraft(fields)
      onPlaced(done.placed)
    } catch (error) {
      return await refuse(error)
    } finally {
      // A placed order is over: its form stays as it was until it has closed.
      if (!isPlaced) {
        isSending.current = false
        setSending(null)
      }
    }
    return null
  }

  async function refuse(error: unknown): Promise<FieldName | null> {
    if (error instanceof Unreachable) {
      setProblem(UNANSWERED)
      void untilBack().then((wasAway) => wasAway && setProblem(withoutUnanswered))
      return null
    }
    const refusal = asRefusal(error)
    const code = refusal?.code
    const message = explain(error, settings.currency)
    if (code?.startsWith('VOUCHER_')) {
      voucher.drop(message)
      return showErrors({ voucherCode: code })
    }
    setProblem({ message, ...remedyFor(code) })
    if (code === 'METHOD_NOT_OFFERED') refreshLiveValues()
    const missing = refusal?.code === 'COMPANY_ADDRESS_MISSING' ? refusal.data.field : null
    if (missing) return showErrors({ [missing]: 'REQUIRED' })
    if (refusal?.code === 'OPTION_REFUSED') {
      // The shop asks otherwise than this form by now.
      refreshLiveValues()
      const { option, problem: issue } = refusal.data
      setErrors({ [`options.${option}`]: issue })
      return `options.${option}`
    }
    if (code === 'PRICE_CHANGED') await catchUp(voucher.askAgain)
    // Without it, the form would still take the person for signed in.
    if (code === 'LOGIN_REQUIRED' || code === 'ACCOUNT_SUSPENDED') await refreshQuietly()
    return null
  }

  const isBegun = isOfFields(problem) || (problem === NOT_SIGNED_IN && !customer.isNobody)
  const isUnknownPlan = session.state === 'known' && fields.planId !== '' && !shop.plan
  return {
    ...shop,
    fields,
    account,
    /** Staff place it for somebody else. */
    isForClient: client !== null,
    isKnown: session.state === 'known' || account !== null,
    customer,
    errors,
    problem:
      (isBegun ? problemOf(errors) : problem) ??
      (isUnknownPlan ? { message: 'Service not found' } : null),
    isPlacing: sending !== null,
    change,
    answer,
    proceed,
    place,
    /** Signs in without an order yet: what the account knows is in the form then. */
    signIn: () =>
      isSending.current
        ? Promise.resolve(null)
        : send(async () => {
            const entered = await enter()
            return typeof entered === 'string' ? entered : null
          }),
  }
}

export type OrderEntryState = ReturnType<typeof useOrderEntry>
