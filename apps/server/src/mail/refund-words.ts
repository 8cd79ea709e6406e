import { formatMoney } from '@hostfront/domain/money/format-money'
import { byWay } from '@hostfront/domain/payments/recorded-ways'
import { invoicePath, type WordsOf } from './mail-phrases.ts'

/** That money went back. What was handed over has arrived, and need not have a reference. */
export const refundWords: WordsOf['refund-sent'] = (
  { amount, method, reference, number, invoiceId, isRecordedWay = false },
  { currency },
) => {
  const sum = formatMoney(amount, currency)
  const paidFor = number ? ` for invoice ${number}` : ''
  const action = { label: 'See your invoices', path: invoicePath(invoiceId) }
  if (isRecordedWay) {
    return {
      subject: `We have paid you back ${sum}`,
      paragraphs: [
        `We have paid you back ${sum}${paidFor} ${byWay(method)}.`,
        ...(reference === '' ? [] : [`The transaction reference is ${reference}.`]),
      ],
      action,
    }
  }
  return {
    subject: `We have sent you ${sum}`,
    paragraphs: [
      `We have sent you ${sum} ${byWay(method)}${paidFor}.`,
      `The transaction reference is ${reference}. It can take some days to arrive.`,
    ],
    action,
  }
}
