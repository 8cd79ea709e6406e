import { setTimeout as pause } from 'node:timers/promises'
import type { SimulatedMessage } from './call.ts'
import type { MessageFault } from './faults.ts'

/** Tells the shop what happens on the account. */
export interface Messenger {
  /** Where the shop listens; empty: nowhere. */
  address: string
  /** The status that each message was answered with, by its id; 0: nobody answered. */
  readonly answers: Map<string, number>
  send(message: SimulatedMessage): Promise<void>
}

interface Telling {
  readonly messageFaults: ReadonlySet<MessageFault>
  /** What stands above a message, signed as of now. */
  headersOf(message: SimulatedMessage): Readonly<Record<string, string>>
  onMessage(listener: (message: SimulatedMessage) => void): void
}

/** Seconds between two tries. Real gateways wait longer, and go on for three days. */
const AGAIN = [1, 5, 15, 60]

export function openMessenger(simulation: Telling, address: string): Messenger {
  let held: SimulatedMessage | null = null
  const messenger: Messenger = {
    address,
    answers: new Map(),
    async send(message) {
      const status = await deliver(messenger.address, message, simulation.headersOf(message))
      messenger.answers.set(message.id, status)
    },
  }
  async function sendUntilTaken(message: SimulatedMessage): Promise<void> {
    for (const seconds of [0, ...AGAIN]) {
      if (seconds > 0) await pause(seconds * 1000, undefined, { ref: false })
      await messenger.send(message)
      const status = messenger.answers.get(message.id) ?? 0
      if (status >= 200 && status < 300) return
    }
  }
  simulation.onMessage((message) => {
    const { messageFaults: faults } = simulation
    if (messenger.address === '' || faults.has('lost')) return
    if (faults.has('reversed') && held === null) {
      held = message
      return
    }
    const inTurn = held === null ? [message] : [message, held]
    held = null
    const all = faults.has('twice') ? [...inTurn, ...inTurn] : inTurn
    void sendInTurn(all)
  })
  async function sendInTurn(messages: readonly SimulatedMessage[]): Promise<void> {
    for (const message of messages) await sendUntilTaken(message)
  }
  return messenger
}

async function deliver(
  address: string,
  { body }: SimulatedMessage,
  signed: Readonly<Record<string, string>>,
): Promise<number> {
  try {
    const headers = { 'Content-Type': 'application/json', ...signed }
    return (await fetch(address, { method: 'POST', headers, body })).status
  } catch {
    return 0
  }
}
