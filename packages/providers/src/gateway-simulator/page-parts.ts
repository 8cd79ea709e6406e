/** What the pages of all simulated accounts show. */
import { button, escaped, row, table } from '../panel-simulator/html.ts'
import { PAGE_STYLE } from '../panel-simulator/page-style.ts'
import type { SimulatedMessage } from './call.ts'
import { CALL_FAULTS, type Faults, MESSAGE_FAULTS, type MessageFault } from './faults.ts'
import type { Messenger } from './messenger.ts'

/** What the shop was told, and how it answered. */
export const messagesPart = (
  messages: readonly SimulatedMessage[],
  { answers }: Messenger,
): string => `<h2>Messages</h2>
${table(
  ['Message', 'Says', 'Answered'],
  messages
    .toReversed()
    .map(({ id, type }) => row([id, type, String(answers.get(id) ?? 'not sent')])),
)}`

interface Faulty {
  readonly faults: Faults
  readonly messageFaults: ReadonlySet<MessageFault>
}

export const faultsPart = ({ faults, messageFaults }: Faulty): string => `<h2>What goes wrong</h2>
<form method="post" action="/buttons">
${buttonsOf(CALL_FAULTS, faults.standing)}
${buttonsOf(MESSAGE_FAULTS, messageFaults)}
</form>`

const buttonsOf = (
  words: Readonly<Record<string, string>>,
  standing: ReadonlySet<string>,
): string =>
  Object.entries(words)
    .map(([name, word]) => button(name, word, standing.has(name)))
    .join('')

interface PayerPage {
  readonly maker: string
  readonly title: string
  readonly price: string
  /** HTML; null once nothing can be paid here. */
  readonly form: string | null
}

/** The page that a payer is sent to. */
export const payerPage = ({ maker, title, price, form }: PayerPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Pay ${escaped(title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>Simulated ${maker}: no money moves.</p>
<p><strong>${escaped(price)}</strong></p>
${form ?? '<p>This page is closed.</p>'}
</main>
</body>
</html>
`

/** Buttons of the owner's page under one heading, each an act and the page or order that it is done to; nothing where there is none. */
export function actsPart(
  title: string,
  acts: readonly { readonly act: string; readonly of: string; readonly label: string }[],
): string {
  if (acts.length === 0) return ''
  const buttons = acts.map(({ act, of, label }) => button(`${act} ${of}`, label, null))
  return `<h2>${title}</h2><form method="post" action="/buttons">${buttons.join('')}</form>`
}

interface Disputable {
  readonly of: string
  /** Of its dispute, in lower case; null: there is none. */
  readonly status: string | null
}

/** What payers and their banks can do with what was paid. */
export const disputesPart = (paid: readonly Disputable[]): string =>
  actsPart(
    'Paid',
    paid.flatMap(({ of, status }) => {
      if (status === null) return [{ act: 'dispute', of, label: `The payer disputes ${of}` }]
      if (status === 'won' || status === 'lost') return []
      return [
        ...(status === 'needs_response'
          ? [{ act: 'answer', of, label: `The shop answers the dispute of ${of}` }]
          : []),
        { act: 'win', of, label: `The shop wins the dispute of ${of}` },
        { act: 'lose', of, label: `The shop loses the dispute of ${of}` },
      ]
    }),
  )
