// @vitest-environment happy-dom
import { HeldAction, type HeldLimit } from '@hostfront/contract/security'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { DataTable } from '../../ui/data-table.tsx'
import { columns } from './held-limit-list.tsx'

afterEach(cleanup)

const customer = { id: 'jane', name: 'Jane Doe', email: 'jane@shop.test' }
const address = '203.0.113.7'
const limitOf = (action: HeldAction): HeldLimit => ({
  action,
  customer: action === 'login-address' ? null : customer,
  address: action === 'login-total' || action === 'second-factor-account' ? null : address,
  retryAfter: 720,
})

test('every limit of one customer and address has a sentence and a button of its own', () => {
  const rows = HeldAction.options.map(limitOf)
  render(
    <MemoryRouter>
      <DataTable
        caption="Limits"
        columns={columns(() => {})}
        rows={rows}
        rowKey={({ action }) => action}
      />
    </MemoryRouter>,
  )
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(new Set(names).size).toBe(rows.length)
  const sentences = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(new Set(sentences).size).toBe(rows.length)
  expect(screen.getByRole('columnheader', { name: 'Time left' })).toBeDefined()
})
