import type { Invoice } from '@hostfront/domain/billing/invoice'
import { idOfSubject, ORDER } from '@hostfront/domain/billing/invoice-subject'
import { isOpenInvoice } from '@hostfront/domain/billing/payable'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import { owedOf } from '@hostfront/domain/payments/settled'
import type { ReactNode } from 'react'
import { useAccount } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { ShopQueries } from '../../host/shop-queries.tsx'
import { useAnswer } from '../../host/use-answer.ts'
import { formatDay } from '../../words/dates.ts'
import { instructionsOf } from '../../words/general-instructions.ts'
import { orderPath } from '../../words/order-paths.ts'
import { ownInvoicePath } from '../../words/record-paths.ts'
import { AccountFacts } from './account-facts.tsx'
import type { GuidedInvoice } from './guided-invoice.ts'
import { TransferFacts } from './transfer-facts.tsx'
import { useIsDeclared } from './use-my-declarations.ts'

interface InvoicedGuideProps {
  method: PublicMethod
  invoiceId: string
  /** The guide, which is there before this is loaded. */
  children: (invoice: GuidedInvoice | null) => ReactNode
}

/** The guide for an invoice of the person's; for one that is not theirs, or paid, as everybody reads it. */
export const InvoicedGuide = (props: InvoicedGuideProps) => (
  <ShopQueries>
    <KnownInvoice {...props} />
  </ShopQueries>
)

function KnownInvoice({ method, invoiceId, children }: InvoicedGuideProps) {
  const { currency } = useSettings()
  const account = useAccount()
  const { data: invoice } = useAnswer(['billing', 'invoice', invoiceId], (api) =>
    api.billing.invoice({ id: invoiceId }),
  )
  const isDeclared = useIsDeclared(invoiceId)
  if (!invoice || invoice.userId !== account?.id || !isOpenInvoice(invoice)) return children(null)
  const { number } = invoice
  const amount = owedOf(invoice)
  return children({
    number,
    amount: formatMoney(amount, currency),
    isDeclared,
    back: placeOf(invoice),
    instructions: instructionsOf(method, {
      amount: formatMoney(amount, currency),
      reference: number,
      due: formatDay(invoice.dueDate),
    }),
    account: method.account ? <AccountFacts account={method.account} /> : null,
    facts: <TransferFacts amount={amount} currency={currency} reference={number} isTold={false} />,
  })
}

function placeOf(invoice: Invoice) {
  const orderId = idOfSubject(invoice, ORDER)
  return orderId === null
    ? { to: ownInvoicePath(invoice.id), name: `invoice ${invoice.number}` }
    : { to: orderPath(orderId), name: 'your order' }
}
