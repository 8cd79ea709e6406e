import type { OwnOrder } from '@hostfront/contract/orders'
import type { OwnService } from '@hostfront/contract/services'
import { expect, test } from 'vitest'
import { deliveryNext, orderMoment, orderNext } from './order-next.ts'

interface Facts {
  readonly status?: string
  readonly invoice?: object | null
  readonly attempt?: object | null
  readonly amountDue?: number
}

const rowOf = ({ status = 'pending', invoice = {}, attempt = null, amountDue = 450 }: Facts) =>
  ({
    order: { status, amountDue },
    invoice: invoice && { status: 'unpaid', total: 450, ...invoice },
    attempt: attempt && { state: 'pending', problem: null, ...attempt },
  }) as OwnOrder
const momentOf = (facts: Facts, isDeclared = false) => orderMoment(rowOf(facts), isDeclared)

test('an order waits for its payment until that has arrived, and then for the team', () => {
  expect(momentOf({})).toBe('payment')
  expect(momentOf({ invoice: { status: 'overdue' } })).toBe('payment')
  expect(momentOf({ invoice: { status: 'paid' } })).toBe('approval')
  expect(momentOf({ invoice: { status: 'unpaid', total: 0 } })).toBe('approval')
  expect(momentOf({ invoice: null })).toBe('approval')
})

test('what a payment service has said counts before what its customer has told', () => {
  expect(momentOf({}, true)).toBe('declared')
  expect(momentOf({ attempt: { state: 'processing' } }, true)).toBe('moving')
  expect(momentOf({ attempt: { state: 'succeeded', problem: 'AMOUNT' } })).toBe('odd')
  expect(momentOf({ attempt: { state: 'processing', problem: 'AMOUNT' } }, true)).toBe('odd')
})

test('a page that is open, has closed or has failed is paid on again, and one that paid is over', () => {
  for (const state of ['created', 'pending', 'failed', 'expired']) {
    expect(momentOf({ attempt: { state } })).toBe('payment')
  }
  expect(momentOf({ invoice: { status: 'paid' }, attempt: { state: 'succeeded' } })).toBe(
    'approval',
  )
})

test('a decided order waits for no payment any more', () => {
  expect(momentOf({ status: 'active' })).toBe('delivery')
  expect(momentOf({ status: 'rejected' }, true)).toBe('over')
  expect(momentOf({ status: 'cancelled', attempt: { state: 'processing' } })).toBe('over')
})

test('only where its customer has to do something nothing else is said', () => {
  const textOf = (moment: Parameters<typeof orderNext>[0]) =>
    orderNext(moment, { ...rowOf({}), owed: '€4.50' }).text
  for (const moment of ['declared', 'moving', 'approval'] as const) {
    expect(textOf(moment)).toMatch(/^There is nothing for you to do now\./)
  }
  expect(textOf('payment')).not.toContain('nothing for you to do')
})

test('what cost nothing is not said to be paid', () => {
  const titleOf = (facts: Facts) => orderNext('approval', { ...rowOf(facts), owed: '' }).title
  expect(titleOf({})).toBe('Paid. Our team is next')
  expect(titleOf({ amountDue: 0 })).toBe('Our team is next')
})

const ownOf = (step: string | null, service: object = {}) =>
  ({
    service: { status: 'active', access: null, ...service },
    delivery: step && { step },
  }) as Pick<OwnService, 'service' | 'delivery'>
const access = { address: 'play.example.com' }

test('an approved order says how far its server is', () => {
  expect(deliveryNext(ownOf('installing'))).toMatchObject({
    title: 'Your server is being installed',
    text: 'We will tell you when it is ready.',
  })
  expect(deliveryNext(ownOf('needs-you')).act).toBe('Answer now')
  expect(deliveryNext(ownOf('ready', { access })).title).toBe('Your server is ready')
  expect(deliveryNext(ownOf('trouble')).text).toMatch(/^Something is wrong/)
})

test('a server that no panel makes is ready once it is said how to reach it', () => {
  expect(deliveryNext(ownOf(null)).title).toBe('Your server is being set up')
  expect(deliveryNext(ownOf(null, { access }))).toMatchObject({
    title: 'Your server is ready',
    text: 'Its page says how to reach it.',
  })
})

test('one that is stopped or over is not said to be coming', () => {
  expect(deliveryNext(ownOf('ready', { status: 'suspended' })).title).toBe(
    'Your service is suspended',
  )
  expect(deliveryNext(ownOf('ready', { status: 'terminated' })).title).toBe(
    'Your service has ended',
  )
})
