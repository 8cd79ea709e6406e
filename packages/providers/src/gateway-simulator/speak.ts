/** What of an account's HTTP is the same for all. */
import type { Heard, Spoken } from '../panel-simulator/http-server.ts'
import type { Outcome, SimulatedCall } from './call.ts'
import {
  CALL_FAULTS,
  type CallFault,
  type Faults,
  MESSAGE_FAULTS,
  type MessageFault,
} from './faults.ts'

export const callOf = ({ method, url, headers, text }: Heard): SimulatedCall => ({
  method,
  path: url.pathname,
  query: url.searchParams,
  header(name) {
    const value = headers[name]
    return typeof value === 'string' ? value : null
  },
  text,
})

export function spoken(outcome: Outcome): Spoken {
  if (outcome.end === 'drops') return outcome
  const { status, body } = outcome.answer
  const isText = typeof body === 'string'
  const headers = { 'Content-Type': isText ? 'text/plain' : 'application/json' }
  const text = isText ? body : JSON.stringify(body)
  return { end: outcome.end, answered: { status, headers, text } }
}

interface Faulty {
  readonly faults: Faults
  readonly messageFaults: Set<MessageFault>
}

/** A fault of such a name begins or ends. */
export function toggleFault({ faults, messageFaults }: Faulty, name: string): void {
  if (isCallFault(name)) toggle(faults.standing, name)
  if (isMessageFault(name)) toggle(messageFaults, name)
}

const isCallFault = (name: string): name is CallFault => name in CALL_FAULTS
const isMessageFault = (name: string): name is MessageFault => name in MESSAGE_FAULTS

function toggle<Fault>(faults: Set<Fault>, fault: Fault): void {
  if (!faults.delete(fault)) faults.add(fault)
}
