import { expect, test } from 'vitest'
import { canDo, ORDER_LIFECYCLE } from './orders/lifecycle.ts'
import { OrderStatus } from './orders/order.ts'
import { SERVICE_LIFECYCLE } from './services/lifecycle.ts'
import { ServiceStatus } from './services/service.ts'
import { after } from './transitions.ts'

test('only a pending order can be decided, and once', () => {
  for (const status of OrderStatus.options) {
    for (const action of ['approve', 'reject', 'cancel'] as const) {
      expect(canDo({ status }, action)).toBe(status === 'pending')
    }
  }
})

test('a terminated service stays terminated; every other state can end there', () => {
  for (const status of ServiceStatus.options) {
    const end = after(SERVICE_LIFECYCLE, status, 'terminate')
    expect(end).toBe(status === 'terminated' ? null : 'terminated')
  }
  expect(after(SERVICE_LIFECYCLE, 'suspended', 'activate')).toBe('active')
  expect(after(SERVICE_LIFECYCLE, 'active', 'activate')).toBeNull()
})

test('every state of a lifecycle is known to its schema', () => {
  expect(Object.keys(ORDER_LIFECYCLE).sort()).toEqual([...OrderStatus.options].sort())
  expect(Object.keys(SERVICE_LIFECYCLE).sort()).toEqual([...ServiceStatus.options].sort())
})
