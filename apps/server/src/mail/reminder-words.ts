import { documentDay } from '@hostfront/documents/sheet/document-days'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { filledInstructions } from '@hostfront/domain/payments/filled-instructions'
import type { Loss } from '@hostfront/domain/renewals/loss'
import { invoicePath, type WordsOf } from './mail-phrases.ts'

/** Before the due date and after it: how much, how it is paid, and what happens unless it is. */
export const reminderWords: WordsOf['invoice-reminder'] = (
  { number, owed, dueDate, isLate, invoiceId, next, way },
  { currency },
) => {
  const amount = formatMoney(owed, currency)
  const due = documentDay(dueDate)
  return {
    subject: isLate ? `Invoice ${number} is overdue` : `Invoice ${number} is due on ${due}`,
    paragraphs: [
      `Invoice ${number} ${isLate ? 'was' : 'is'} due on ${due}. Still to pay: ${amount}.`,
      ...(next ? [lossSentence(next)] : []),
      ...(way ? wayLines(way, { amount, reference: number, due }) : []),
      'If you have just paid, there is nothing more to do.',
    ],
    action: { label: 'See and pay your invoice', path: invoicePath(invoiceId) },
  }
}

function lossSentence({ step, name, at }: Loss): string {
  switch (step) {
    case 'suspend':
      return `Unless it is paid, "${name}" is suspended on ${documentDay(at)}.`
    case 'terminate':
      return `Unless it is paid, "${name}" ends on ${documentDay(at)}, and its data may be deleted.`
    case 'lose':
      return `Unless it is paid, others may take ${name} from ${documentDay(at)} on.`
  }
}

interface Way {
  readonly name: string
  readonly instructions: string
  readonly account: string
}

/** As the operator put it, a line each. */
export const wayLines = (
  { name, instructions, account }: Way,
  facts: Parameters<typeof filledInstructions>[1],
): readonly string[] => [
  `To pay by ${name}, quote ${facts.reference}:`,
  ...`${filledInstructions(instructions, facts)}\n${account}`
    .split('\n')
    .filter((line) => line.trim() !== ''),
]
