import type { OrderWithInvoice } from '@hostfront/contract/orders'
import { COINS } from '@hostfront/domain/payments/coins'
import { offeredMethods } from '@hostfront/domain/payments/public-methods'
import { useEffect, useRef, useState } from 'react'
import { untilBack } from '../../host/connection.ts'
import type { Account } from '../../host/host.ts'
import { refreshLiveValues } from '../../host/live-value.ts'
import { usePlans } from '../../host/plans.ts'
import { refreshSession, useSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { Unreachable } from '../../host/unreachable.ts'
import { asRefusal, explain } from '../../words/explain.ts'
import { askedOptions, pricedChoices } from './asked-options.ts'
import { checkOrder, type FieldName, firstWrong, type OrderErrors } from './check-order.ts'
import { dropDraft, keepDraft, type OrderFields, openDraft } from './order-draft.ts'
import type { OrderProblem } from './order-problem.tsx'
import { orderTotal } from './order-total.ts'
import { sendOrder } from './send-order.ts'
import { useOrderOptions } from './use-order-options.ts'
import { useVoucher } from './use-voucher.ts'

const INCOMPLETE: OrderProblem = { message: 'Please fill in all required fields' }
/** The shop counts an order once however often it arrives, and nobody here knows whether it has. */
const UNANSWERED: OrderProblem = {
  message:
    'The shop has not answered. Send the order again when the connection is back: it is placed only once.',
}

/** The customer as of the sending: the shop debits the balance before it answers, and the form must not judge itself by the rest. */
interface Sending {
  readonly account: Account | null
}

/**
 * The order form's state. Plain state, no form library: every change of a field changes the price beside it,
 * and both must be on the screen in the same frame.
 */
export function useOrderEntry(planId: string, onPlaced: (placed: OrderWithInvoice) => void) {
  const settings = useSettings()
  const session = useSession()
  const plans = usePlans()
  const options = useOrderOptions()
  const [sending, setSending] = useState<Sending | null>(null)
  const account = sending ? sending.account : session.state === 'known' ? session.account : null
  const [fields, setFields] = useState(() => openDraft(planId))
  const [errors, setErrors] = useState<OrderErrors>({})
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  // State is seen with the next drawing; a second click can come before it.
  const isSending = useRef(false)
  useEffect(() => keepDraft(fields), [fields])

  const plan = plans.find(({ id }) => id === fields.planId) ?? null
  const country = countryOf(fields, account)
  const shown = askedOptions(plan, options, fields.options)
  const priced = pricedChoices(shown)
  const terms = plan ? { plan, fields, options: priced, country, settings } : null
  const voucher = useVoucher(
    terms && { planId: terms.plan.id, amount: orderTotal(terms, null).beforeVoucher },
    fields.voucherCode.trim(),
  )
  const quote = terms && orderTotal(terms, voucher.discount)
  const balance = account?.coins ?? null
  const isCovered = balance !== null && quote !== null && balance >= quote.amountDue
  const offered = offeredMethods(settings.paymentMethods, country || null)
  const isWishFit = [COINS, ...offered.map(({ id }) => id)].includes(fields.paymentMethod ?? '')
  const wished = isWishFit ? fields.paymentMethod : null
  const paymentMethod = wished ?? (isCovered ? COINS : (offered[0]?.id ?? COINS))

  function change(part: Partial<OrderFields>): void {
    setFields((last) => ({ ...last, ...part }))
    setErrors((last) => ({ ...('planId' in part ? {} : last), ...blank(part) }))
    if ('voucherCode' in part) voucher.drop()
  }

  function answer(option: string, value: string): void {
    setFields((last) => ({ ...last, options: { ...last.options, [option]: value } }))
    setErrors((last) => ({ ...last, [`options.${option}`]: undefined }))
  }

  function showErrors(found: OrderErrors): FieldName {
    const isIncomplete = Object.values(found).includes('REQUIRED')
    setErrors(found)
    setProblem(isIncomplete ? INCOMPLETE : null)
    return firstWrong(found, shown.asked)
  }

  /** The first wrong field, for the focus; null when the order has been sent. */
  async function place(): Promise<FieldName | null> {
    if (isSending.current) return null
    if (!terms) return showErrors({ planId: 'REQUIRED' })
    const typed = { ...fields, options: shown.answers, paymentMethod }
    const rules = { plan: terms.plan, options }
    const isSignedIn = account !== null
    const { errors: found } = checkOrder({ ...typed, country }, { ...rules, isSignedIn })
    if (Object.keys(found).length > 0) return showErrors(found)
    isSending.current = true
    setProblem(null)
    setSending({ account })
    let isPlaced = false
    try {
      const customer = account ?? (await refreshSession())
      if (!customer) {
        setProblem({ message: 'Please login to continue', remedy: 'login' })
        return null
      }
      setSending({ account: customer })
      const at = countryOf(fields, customer)
      const whole = { ...rules, isSignedIn: true }
      const { form, errors: left } = checkOrder({ ...typed, country: at }, whole)
      if (!form) return showErrors(left)
      const code = form.voucherCode
      const discount = code === '' ? null : (voucher.discount ?? (await voucher.apply(code)))
      if (code !== '' && !discount) return 'voucherCode'
      const { amountDue } = orderTotal({ ...terms, country: at }, discount)
      const placed = await sendOrder({ ...form, amountDue })
      isPlaced = true
      dropDraft()
      onPlaced(placed)
    } catch (error) {
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
        return 'voucherCode'
      }
      setProblem({ message, ...remedyFor(code) })
      if (code === 'METHOD_NOT_OFFERED') refreshLiveValues()
      if (refusal?.code === 'OPTION_REFUSED') {
        // The shop asks otherwise than this form by now.
        refreshLiveValues()
        const { option, problem } = refusal.data
        setErrors({ [`options.${option}`]: problem })
        return `options.${option}`
      }
      if (code === 'PRICE_CHANGED') await catchUp(voucher.askAgain)
      // Without it, /login would still take the person for signed in and send them back.
      if (code === 'LOGIN_REQUIRED' || code === 'ACCOUNT_SUSPENDED') await refreshQuietly()
    } finally {
      // A placed order is over: its form stays as it was until it has closed.
      if (!isPlaced) {
        isSending.current = false
        setSending(null)
      }
    }
    return null
  }

  const isFilled = problem === INCOMPLETE && !Object.values(errors).includes('REQUIRED')
  const isUnknownPlan = session.state === 'known' && fields.planId !== '' && !plan
  return {
    fields,
    change,
    ...shown,
    answer,
    priced,
    place,
    errors,
    problem:
      (isFilled ? null : problem) ?? (isUnknownPlan ? { message: 'Service not found' } : null),
    isPlacing: sending !== null,
    plans,
    plan,
    quote,
    voucher,
    balance,
    country,
    paymentMethod,
    offered,
  }
}

const withoutUnanswered = (problem: OrderProblem | null): OrderProblem | null =>
  problem === UNANSWERED ? null : problem

const blank = (part: Partial<OrderFields>): OrderErrors =>
  Object.fromEntries(Object.keys(part).map((name) => [name, undefined]))

/** The price rests on the plans, the settings, the account and the voucher; one of them is out of date here. */
async function catchUp(askForVoucherAgain: () => void): Promise<void> {
  refreshLiveValues()
  await refreshQuietly()
  askForVoucherAgain()
}

/** The refusal is shown already; a session that cannot be read either is no second problem. */
const refreshQuietly = () => refreshSession().catch(() => null)

/** What was chosen here, else what the profile says; empty for neither. */
const countryOf = (fields: OrderFields, account: Account | null): string =>
  fields.country ?? account?.country ?? ''

function remedyFor(code: string | undefined): Pick<OrderProblem, 'remedy'> {
  if (code === 'LOGIN_REQUIRED') return { remedy: 'login' }
  if (code === 'INSUFFICIENT_COINS') return { remedy: 'coins' }
  return {}
}
