/**
 * A simulator of the part of Stripe's API that the shop uses, for tests and demonstrations, in Node: it answers, refuses, signs
 * and repeats itself as https://docs.stripe.com/api says, and fails on demand. It moves no money.
 */
import { type Messenger, openMessenger } from '../gateway-simulator/messenger.ts'
import { callOf, spoken, toggleFault } from '../gateway-simulator/speak.ts'
import {
  backTo,
  type Heard,
  type Listening,
  type Place,
  page,
  type Spoken,
  startHttp,
} from '../panel-simulator/http-server.ts'
import { ownerPage, payPage } from './page.ts'
import { type SimulationOptions, type StripeSimulation, simulate } from './simulation.ts'

export interface StripeSimulator extends StripeSimulation, Listening {
  readonly messenger: Messenger
}

export interface SimulatorOptions extends SimulationOptions, Place {
  /** Where the shop listens. */
  readonly webhookAddress?: string
}

/** Starts an account; resolves when it listens. Rejects where the port is taken. */
export async function startStripeSimulator(
  options: SimulatorOptions = {},
): Promise<StripeSimulator> {
  const simulation = simulate(options)
  const messenger = openMessenger(simulation, options.webhookAddress ?? '')
  const listening = await startHttp(options, (heard) => answer(simulation, messenger, heard))
  simulation.place(options.address ?? listening.address)
  return { ...simulation, ...listening, messenger }
}

function answer(simulation: StripeSimulation, messenger: Messenger, heard: Heard): Spoken {
  const { method, url, text } = heard
  const path = url.pathname
  if (path.startsWith('/v1/')) return spoken(simulation.meet(callOf(heard)))
  if (path.startsWith('/pay/')) return payingPage(simulation, path.slice('/pay/'.length), heard)
  if (method === 'POST' && path === '/buttons') {
    press(simulation, new URLSearchParams(text).get('press') ?? '')
    return backTo('/')
  }
  return path === '/' ? page(200, ownerPage(simulation, messenger)) : page(404, 'Not found')
}

function payingPage(simulation: StripeSimulation, id: string, { method, text }: Heard): Spoken {
  const session = simulation.account.sessions.find((each) => each.id === id)
  if (!session) return page(404, 'Not found')
  if (method !== 'POST') return page(200, payPage(session))
  const later = new URLSearchParams(text).get('press') === 'later'
  simulation.pay(id, { later })
  return backTo(session.successUrl)
}

/** A fault begins or ends, a debit that is on its way arrives, or a dispute begins, is answered or ends. */
function press(simulation: StripeSimulation, name: string): void {
  const [act, session = ''] = name.split(' ')
  if (act === 'arrives' || act === 'fails') simulation.settle(session, act === 'arrives')
  const paid = simulation.account.sessions.find(({ id }) => id === session)
  if (act === 'dispute' && paid) simulation.dispute(session, paid.amount)
  if (act === 'answer') simulation.answerDispute(session)
  if (act === 'win' || act === 'lose') simulation.closeDispute(session, act === 'win')
  toggleFault(simulation, name)
}
