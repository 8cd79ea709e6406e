import { expect, test } from 'vitest'
import { addDays } from '../add-days.ts'
import {
  canCancel,
  cancelled,
  canKeep,
  endOf,
  isEnding,
  isToBeTold,
  NOT_CANCELLED,
} from './cancellation.ts'
import { NOT_HELD } from './lifecycle.ts'

const END = '2026-07-01T12:00:00.000Z'
const NOW = '2026-06-01T12:00:00.000Z'
const running = { status: 'active', expiresAt: END, ...NOT_HELD, ...NOT_CANCELLED } as const
const byCustomer = { by: 'customer', reason: 'Too slow.', now: NOW } as const
const ending = { ...running, ...cancelled(running, byCustomer, 7) }

test('a cancelled service is ending until it has ended', () => {
  expect(ending).toMatchObject({
    cancelledAt: NOW,
    cancelledBy: 'customer',
    cancelReason: 'Too slow.',
    toldOfEnd: null,
  })
  expect([running, ending, { ...ending, status: 'terminated' } as const].map(isEnding)).toEqual([
    false,
    true,
    false,
  ])
})

test('it ends with its paid time, or later where it is let run without payment', () => {
  expect(endOf(running)).toBe(END)
  expect(endOf({ ...running, keepUntil: addDays(END, 3) })).toBe(addDays(END, 3))
  expect(endOf({ ...running, keepUntil: addDays(END, -3) })).toBe(END)
})

test('nobody cancels twice, nor what has ended; what ends later can still be ended at once', () => {
  expect([false, true].map((atOnce) => canCancel(running, atOnce, 'customer'))).toEqual([
    true,
    true,
  ])
  expect([false, true].map((atOnce) => canCancel(ending, atOnce, 'customer'))).toEqual([
    false,
    true,
  ])
  const over = { ...running, status: 'terminated' } as const
  expect([false, true].map((atOnce) => canCancel(over, atOnce, 'team'))).toEqual([false, false])
  const expired = { ...running, status: 'expired' } as const
  expect([false, true].map((atOnce) => canCancel(expired, atOnce, 'team'))).toEqual([false, true])
})

test('its customer does not end at once what the team has suspended', () => {
  const held = { ...running, status: 'suspended', suspendedByHand: true } as const
  expect(canCancel(held, true, 'customer')).toBe(false)
  expect(canCancel(held, true, 'team')).toBe(true)
  expect(canCancel(held, false, 'customer')).toBe(true)
})

test('who has cancelled takes it back until the end; of the customer’s also the team', () => {
  const before = addDays(END, -1)
  expect(canKeep(ending, 'customer', before)).toBe(true)
  expect(canKeep(ending, 'customer', END)).toBe(false)
  expect(canKeep(ending, 'team', before)).toBe(true)
  const byTeam = { ...ending, cancelledBy: 'team' } as const
  expect(canKeep(byTeam, 'customer', before)).toBe(false)
  expect(canKeep(byTeam, 'team', before)).toBe(true)
  expect(canKeep(running, 'team', before)).toBe(false)
})

test('its customer is reminded once, some days before, and not of what they were told within those', () => {
  expect(isToBeTold(ending, 7, addDays(END, -8))).toBe(false)
  expect(isToBeTold(ending, 7, addDays(END, -7))).toBe(true)
  expect(isToBeTold(ending, 7, END)).toBe(false)
  expect(isToBeTold({ ...ending, toldOfEnd: END }, 7, addDays(END, -7))).toBe(false)
  const late = cancelled(running, { ...byCustomer, now: addDays(END, -7) }, 7)
  expect(late.toldOfEnd).toBe(END)
})
