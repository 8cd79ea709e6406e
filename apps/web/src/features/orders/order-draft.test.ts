// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { closeDraft, freshDraft, keepDraft, leaveDraft, openDraft } from './order-draft.ts'

const typed = {
  ...freshDraft('samp-pro'),
  billingCycle: 'annually' as const,
  options: { backup: 'premium' },
  serverName: 'Night Shift',
  country: 'MA' as const,
  company: 'Doe Ltd',
  paymentMethod: 'paypal',
  voucherCode: 'WELCOME10',
  name: 'Jane',
  email: 'jane@shop.test',
}

beforeEach(() => {
  leaveDraft({ paymentMethod: null })
  delete document.documentElement.dataset.cycle
})

test('what was typed is there again, for whichever plan; the prices that were shown decide the cycle', () => {
  keepDraft(typed, false)
  expect(openDraft('samp-pro', null)).toEqual(typed)
  expect(openDraft('vps-entry', 'quarterly')).toEqual({
    ...typed,
    planId: 'vps-entry',
    billingCycle: 'quarterly',
  })
  expect(freshDraft('vps-entry')).toMatchObject({ serverName: '', email: '', isNew: true })
})

test('before anything is typed the cycle is that of the page', () => {
  expect(openDraft('samp-pro', null).billingCycle).toBe('monthly')
  document.documentElement.dataset.cycle = 'quarterly'
  expect(openDraft('samp-pro', null).billingCycle).toBe('quarterly')
  document.documentElement.dataset.cycle = 'hourly'
  expect(openDraft('samp-pro', null).billingCycle).toBe('monthly')
})

test('closed, it says of the server what it said, and nothing of its person', () => {
  keepDraft(typed, false)
  closeDraft()
  const { options, serverName } = typed
  expect(openDraft('samp-pro', null)).toEqual({ ...freshDraft('samp-pro'), options, serverName })
})

test('ordered, it is over; the next is paid as it was', () => {
  keepDraft(typed, false)
  leaveDraft(typed)
  expect(openDraft('samp-pro', null)).toEqual({
    ...freshDraft('samp-pro'),
    paymentMethod: 'paypal',
  })
  closeDraft()
  expect(openDraft('samp-pro', null).paymentMethod).toBe('paypal')
})

test('a draft that cannot be read is none', () => {
  for (const kept of ['{', '{"billingCycle":"hourly"}', '[]', 'null']) {
    sessionStorage.setItem('hostfront-order-draft', kept)
    expect(openDraft('samp-pro', null)).toEqual(freshDraft('samp-pro'))
  }
})
