/**
 * A simulator of the part of PayPal's API that the shop uses, for tests and demonstrations, in Node: it answers, refuses, signs
 * and repeats itself as https://developer.paypal.com/docs/api/orders/v2/ says, and fails on demand. It moves no money.
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
import { type PayPalSimulation, type SimulationOptions, simulate } from './simulation.ts'
import type { PaidWith } from './state.ts'

export interface PayPalSimulator extends PayPalSimulation, Listening {
  readonly messenger: Messenger
}

export interface SimulatorOptions extends SimulationOptions, Place {
  /** Where the shop listens. */
  readonly webhookAddress?: string
}

/** Starts an account; resolves when it listens. Rejects where the port is taken. */
export async function startPayPalSimulator(
  options: SimulatorOptions = {},
): Promise<PayPalSimulator> {
  const simulation = simulate(options)
  const messenger = openMessenger(simulation, options.webhookAddress ?? '')
  const listening = await startHttp(options, (heard) => answer(simulation, messenger, heard))
  simulation.place(options.address ?? listening.address)
  return { ...simulation, ...listening, messenger }
}

function answer(simulation: PayPalSimulation, messenger: Messenger, heard: Heard): Spoken {
  const { method, url, text } = heard
  const path = url.pathname
  if (/^\/v[12]\//.test(path)) return spoken(simulation.meet(callOf(heard)))
  if (path === '/checkoutnow') return payingPage(simulation, heard)
  if (method === 'POST' && path === '/buttons') {
    const name = new URLSearchParams(text).get('press') ?? ''
    const [act, order = ''] = name.split(' ')
    if (act === 'arrives' || act === 'fails') simulation.settle(order, act === 'arrives')
    const paid = simulation.account.orders.find(({ id }) => id === order)?.capture
    if (act === 'dispute' && paid) simulation.dispute(order, paid.amount)
    if (act === 'answer') simulation.answerDispute(order)
    if (act === 'win' || act === 'lose') simulation.closeDispute(order, act === 'win')
    toggleFault(simulation, name)
    return backTo('/')
  }
  return path === '/' ? page(200, ownerPage(simulation, messenger)) : page(404, 'Not found')
}

const WAYS: readonly string[] = ['balance', 'echeck', 'declined'] satisfies PaidWith[]
const isWay = (press: string): press is PaidWith => WAYS.includes(press)

function payingPage(simulation: PayPalSimulation, { method, url, text }: Heard): Spoken {
  const id = url.searchParams.get('token') ?? ''
  const order = simulation.account.orders.find((each) => each.id === id)
  if (!order) return page(404, 'Not found')
  if (method !== 'POST') return page(200, payPage(order))
  const press = new URLSearchParams(text).get('press') ?? ''
  simulation.approve(id, { with: isWay(press) ? press : 'balance' })
  const back = new URL(order.returnUrl)
  back.searchParams.append('token', id)
  back.searchParams.append('PayerID', 'SIMULATED')
  return backTo(back.href)
}
