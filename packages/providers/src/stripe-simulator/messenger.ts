import { setTimeout as pause } from 'node:timers/promises'
import type { StripeSimulation } from './simulation.ts'
import type { SimulatedMessage } from './state.ts'

/** Tells the shop what happens on the account. */
export interface Messenger {
  /** Where the shop listens; empty: nowhere. */
  address: string
  /** The status that each message was answered with, by its id; 0: nobody answered. */
  readonly answers: Map<string, number>
  send(message: SimulatedMessage): Promise<void>
}

/** Seconds between two tries. Stripe waits longer, and goes on for three days. */
const AGAIN = [1, 5, 15, 60]

export function openMessenger(
  simulation: Pick<StripeSimulation, 'sign' | 'onMessage' | 'messageFaults'>,
  address: string,
): Messenger {
  let held: SimulatedMessage | null = null
  const messenger: Messenger = {
    address,
    answers: new Map(),
    async send(message) {
      const status = await deliver(messenger.address, message, simulation.sign(message))
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
  signature: string,
): Promise<number> {
  try {
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
    return (await fetch(address, { method: 'POST', headers, body })).status
  } catch {
    return 0
  }
}
