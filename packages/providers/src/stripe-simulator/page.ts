/** The pages of a simulated account: what its owner sees, and where payers pay. */
import type { Messenger } from '../gateway-simulator/messenger.ts'
import {
  actsPart,
  disputesPart,
  faultsPart,
  messagesPart,
  payerPage,
} from '../gateway-simulator/page-parts.ts'
import { document, escaped, row, table } from '../panel-simulator/html.ts'
import type { StripeSimulation } from './simulation.ts'
import type { SimulatedSession } from './state.ts'

/** The owner's page. It asks again every two seconds. */
export function ownerPage(simulation: StripeSimulation, messenger: Messenger): string {
  const { account } = simulation
  const where = messenger.address === '' ? 'nowhere yet' : messenger.address
  return document(
    'Simulated Stripe',
    `<h1>Simulated Stripe</h1><p>No money moves here. It tells the shop at <code>${escaped(where)}</code>.</p>`,
    `<h2>Payments</h2>
${table(
  ['Page', 'For', 'Amount', 'State', 'Gone back'],
  account.sessions
    .toReversed()
    .map((session) =>
      row([
        session.id,
        session.title,
        priceOf(session),
        stateOf(session),
        String(session.payment?.refunded ?? 0),
      ]),
    ),
)}
${laterButtons(account.sessions)}
${disputeButtons(account.sessions)}
${messagesPart(account.messages, messenger)}
${faultsPart(simulation)}`,
  )
}

const laterButtons = (sessions: readonly SimulatedSession[]): string =>
  actsPart(
    'Debits on their way',
    sessions
      .filter(({ payment }) => payment?.status === 'processing')
      .flatMap(({ id }) => [
        { act: 'arrives', of: id, label: `The debit of ${id} arrives` },
        { act: 'fails', of: id, label: 'It does not' },
      ]),
  )

const disputeButtons = (sessions: readonly SimulatedSession[]): string =>
  disputesPart(
    sessions
      .filter(({ paymentStatus }) => paymentStatus === 'paid')
      .map(({ id, payment }) => ({ of: id, status: payment?.dispute?.status ?? null })),
  )

const stateOf = ({ status, paymentStatus, payment }: SimulatedSession): string =>
  payment?.status === 'requires_payment_method'
    ? 'failed'
    : status === 'complete'
      ? paymentStatus
      : status

/** Smallest units, as hundredths: for people who try it. */
const priceOf = ({ amount, currency }: Pick<SimulatedSession, 'amount' | 'currency'>): string =>
  `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`

/** Where the payer pays. */
export const payPage = (session: SimulatedSession): string =>
  payerPage({
    maker: 'Stripe',
    title: session.title,
    price: priceOf(session),
    form: session.status === 'open' ? payForm(session) : null,
  })

const payForm = ({
  id,
  cancelUrl,
}: SimulatedSession): string => `<form method="post" action="/pay/${escaped(id)}">
<button name="press" value="pay">Pay</button>
<button name="press" value="later">Pay by bank debit</button>
</form>
<p><a href="${escaped(cancelUrl)}">Back to the shop</a></p>`
