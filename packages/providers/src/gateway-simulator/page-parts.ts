/** What the pages of all simulated accounts show. */
import { button, row, table } from '../panel-simulator/html.ts'
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
