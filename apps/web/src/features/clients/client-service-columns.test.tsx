// @vitest-environment happy-dom
import type { HeldService } from '@hostfront/contract/services'
import { Service } from '@hostfront/domain/services/service'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { serviceColumns } from './client-service-columns.tsx'

afterEach(cleanup)

const NOW = Date.parse('2026-06-10T12:00:00.000Z')
const service = Service.parse({
  ...{ id: 'service-1', createdAt: '2026-06-01T12:00:00.000Z', userId: 'user-1', planId: 'plan-1' },
  ...{ planName: 'SAMP Premium', serverName: null, orderId: null, status: 'active', price: 450 },
  ...{ billingCycle: 'monthly', options: [], location: null, autoRenew: true },
  expiresAt: '2026-07-01T12:00:00.000Z',
  ...{ suspendedAt: null, suspendedByHand: false, suspensionReason: null, keepUntil: null },
  terminatedAt: null,
})
const customer: HeldService['customer'] = {
  ...{ id: 'user-1', name: 'Amina Benali', email: 'amina@shop.test' },
  ...{ holdUntil: null, holdReason: null },
}
const held = { service, customer, toSetUpSince: null }
const onHold = { holdUntil: '2026-06-20T12:00:00.000Z', holdReason: 'Is in hospital' }

function showStatus(row: HeldService): void {
  const column = serviceColumns('EUR', NOW).find(({ header }) => header === 'Status')
  render(<div>{column?.cell(row)}</div>)
}

test('a service of a client says that it is on hold, until when and why', () => {
  showStatus({ ...held, service: { ...service, ...onHold } })
  expect(screen.getByText('On hold')).toBeDefined()
  expect(screen.getByText('On hold until Jun 20, 2026: Is in hospital.')).toBeDefined()
})

test('so does each service of a client who is on hold', () => {
  showStatus({ ...held, customer: { ...customer, ...onHold } })
  expect(screen.getByText('Client on hold until Jun 20, 2026: Is in hospital.')).toBeDefined()
})

test('one that is not, and one whose hold is over, does not', () => {
  showStatus({
    ...held,
    service: { ...service, ...onHold, holdUntil: '2026-06-10T11:00:00.000Z' },
  })
  expect(screen.queryByText(/hold/i)).toBeNull()
  expect(screen.getByText('Active')).toBeDefined()
})

test('one whose server staff are to make says so beside its state', () => {
  showStatus({ ...held, toSetUpSince: '2026-06-08T12:00:00.000Z' })
  expect(screen.getByText('Active')).toBeDefined()
  expect(screen.getByText('To be set up')).toBeDefined()
  expect(screen.getByText('Waits for 2 days')).toBeDefined()
})
