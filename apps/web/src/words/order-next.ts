import type { OwnOrder } from '@hostfront/contract/orders'
import type { OwnService } from '@hostfront/contract/services'
import { isOpenInvoice } from '@hostfront/domain/billing/payable'
import { attemptLine } from './gateways.ts'
import { NOTHING_TO_DO, OWN_STEPS } from './own-steps.ts'

/** What an order waits for: its payment, word of it from a payment service or the team, the team itself, or its server. */
export type OrderMoment =
  | 'payment'
  | 'declared'
  | 'moving'
  | 'odd'
  | 'approval'
  | 'delivery'
  | 'over'

/** `isDeclared`: its customer has told of a payment that is not checked yet. */
export function orderMoment(
  { order, invoice, attempt }: Pick<OwnOrder, 'order' | 'invoice' | 'attempt'>,
  isDeclared: boolean,
): OrderMoment {
  if (order.status === 'active') return 'delivery'
  if (order.status !== 'pending') return 'over'
  if (invoice === null || !isOpenInvoice(invoice)) return 'approval'
  if (attempt && attempt.problem !== null) return 'odd'
  if (attempt?.state === 'processing') return 'moving'
  return isDeclared ? 'declared' : 'payment'
}

export interface OrderNext {
  readonly title: string
  readonly text: string
}

/** What the page of an order says first: what happens now, and whether its customer has to do something. `owed`: how much, and until when. */
export function orderNext(
  moment: Exclude<OrderMoment, 'delivery' | 'over'>,
  { order, attempt, owed }: Pick<OwnOrder, 'order' | 'attempt'> & { readonly owed: string },
): OrderNext {
  switch (moment) {
    case 'payment':
      return {
        title: `Pay ${owed}`,
        text: 'Your order is saved. Our team looks at it once it is paid.',
      }
    case 'declared':
      return {
        title: 'We are checking your payment',
        text: `${NOTHING_TO_DO} We will tell you once it has arrived.`,
      }
    case 'moving':
      return {
        title: 'Your payment is on its way',
        text: `${NOTHING_TO_DO} A bank can take some days; we tell you once it has arrived.`,
      }
    case 'odd':
      return {
        title: 'We are looking into your payment',
        text: attempt ? attemptLine(attempt) : '',
      }
    case 'approval':
      return {
        title: order.amountDue > 0 ? 'Paid. Our team is next' : 'Our team is next',
        text: `${NOTHING_TO_DO} Our team looks at your order and tells you as soon as it is decided. Then your server is set up.`,
      }
  }
}

type Delivered = Pick<OwnService, 'service' | 'delivery'>

/** Whether a server can be reached; of one that nobody makes, whether it is said how. */
export const isServerReady = ({ service, delivery }: Delivered): boolean =>
  delivery ? delivery.step === 'ready' : service.access !== null

/** What is said of a server that is not simply being made. */
const ASIDE: ReadonlySet<string> = new Set(['trouble', 'coming-back', 'delayed'])

/** The same of an approved order, by what its service is now; `act`: what the way to its page is called. */
export function deliveryNext(own: Delivered): OrderNext & { readonly act: string } {
  const { service, delivery } = own
  const { status, access } = service
  if (status === 'terminated' || status === 'expired') {
    return { title: 'Your service has ended', text: 'Its page has its invoices.', act: 'See it' }
  }
  if (status !== 'active') {
    return { title: `Your service is ${status}`, text: 'Its page says why.', act: 'See why' }
  }
  if (delivery?.step === 'needs-you') {
    return {
      title: 'Your server waits for your answers',
      text: 'We set it up as soon as we have them.',
      act: 'Answer now',
    }
  }
  if (isServerReady(own)) {
    const text = access ? 'Its page says how to reach it.' : 'Its page has all there is about it.'
    return { title: 'Your server is ready', text, act: 'Go to your server' }
  }
  if (delivery && ASIDE.has(delivery.step)) {
    return { title: 'About your server', text: OWN_STEPS[delivery.step], act: 'Go to your server' }
  }
  return {
    title: delivery ? OWN_STEPS[delivery.step].replace(/\.$/, '') : 'Your server is being set up',
    text: 'We will tell you when it is ready.',
    act: 'Open your server’s page',
  }
}
