/** The pages of a simulated account: what its owner sees, and where payers agree. */
import type { Messenger } from '../gateway-simulator/messenger.ts'
import {
  actsPart,
  disputesPart,
  faultsPart,
  messagesPart,
  payerPage,
} from '../gateway-simulator/page-parts.ts'
import { document, escaped, row, table } from '../panel-simulator/html.ts'
import { backSoFar } from './routes.ts'
import type { PayPalSimulation } from './simulation.ts'
import type { Money, SimulatedDispute, SimulatedOrder } from './state.ts'

/** The owner's page. It asks again every two seconds. */
export function ownerPage(simulation: PayPalSimulation, messenger: Messenger): string {
  const { account } = simulation
  const where = messenger.address === '' ? 'nowhere yet' : messenger.address
  return document(
    'Simulated PayPal',
    `<h1>Simulated PayPal</h1><p>No money moves here. It tells the shop at <code>${escaped(where)}</code>.</p>`,
    `<h2>Payments</h2>
${table(
  ['Order', 'For', 'Amount', 'State', 'Gone back'],
  account.orders
    .toReversed()
    .map((order) =>
      row([
        order.id,
        order.description,
        priceOf(order),
        order.capture?.status ?? order.status,
        order.capture ? (backSoFar(order.capture) / 100).toFixed(2) : '',
      ]),
    ),
)}
${laterButtons(account.orders)}
${disputeButtons(account.orders)}
${messagesPart(account.messages, messenger)}
${faultsPart(simulation)}`,
  )
}

const laterButtons = (orders: readonly SimulatedOrder[]): string =>
  actsPart(
    'E-cheques on their way',
    orders
      .filter(({ capture }) => capture?.status === 'PENDING')
      .flatMap(({ id }) => [
        { act: 'arrives', of: id, label: `The e-cheque of ${id} arrives` },
        { act: 'fails', of: id, label: 'It does not' },
      ]),
  )

const disputeButtons = (orders: readonly SimulatedOrder[]): string =>
  disputesPart(
    orders
      .filter(({ capture }) => capture?.status === 'COMPLETED')
      .map(({ id, capture }) => ({ of: id, status: statusOf(capture?.dispute ?? null) })),
  )

function statusOf(dispute: SimulatedDispute | null): string | null {
  if (dispute?.outcome) return dispute.outcome === 'RESOLVED_SELLER_FAVOUR' ? 'won' : 'lost'
  return dispute && (dispute.status === 'UNDER_REVIEW' ? 'under_review' : 'needs_response')
}

const priceOf = ({ amount, currency }: Money): string => `${(amount / 100).toFixed(2)} ${currency}`

/** Where the payer agrees. */
export const payPage = (order: SimulatedOrder): string =>
  payerPage({
    maker: 'PayPal',
    title: order.description,
    price: priceOf(order),
    form: order.status === 'PAYER_ACTION_REQUIRED' ? payForm(order) : null,
  })

const payForm = ({
  id,
  cancelUrl,
}: SimulatedOrder): string => `<form method="post" action="/checkoutnow?token=${escaped(id)}">
<button name="press" value="balance">Pay</button>
<button name="press" value="echeck">Pay by e-cheque</button>
<button name="press" value="declined">Pay by a card that is declined</button>
</form>
<p><a href="${escaped(cancelUrl)}">Cancel and return to the shop</a></p>`
