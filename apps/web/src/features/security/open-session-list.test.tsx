// @vitest-environment happy-dom
import type { HeldSession } from '@hostfront/contract/security'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { columns } from './open-session-list.tsx'

afterEach(cleanup)

const held: HeldSession = {
  customer: { id: 'jane', name: 'Jane Doe', email: 'jane@shop.test' },
  session: {
    id: 'one',
    createdAt: '2026-06-01T12:00:00.000Z',
    expiresAt: '2026-07-01T12:00:00.000Z',
    lastSeenAt: '2026-06-01T12:00:00.000Z',
    userAgent: null,
    address: null,
    current: false,
  },
}

test('no letter signs anybody out', () => {
  const acts = columns(
    () => '',
    () => {},
  ).find(({ header }) => header === 'Actions')
  render(acts?.cell(held))
  const buttons = screen.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Sign out', 'Sign out everywhere'])
  for (const button of buttons) expect(button.getAttribute('aria-keyshortcuts')).toBeNull()
})

test.for([
  ['/admin/security?userId=jane', 'All their sessions'],
  [null, null],
] as const)(
  'where all sessions of an account are shown elsewhere, at %j, a link leads there',
  ([address, link]) => {
    const account = columns(
      () => address,
      () => {},
    ).find(({ header }) => header === 'Account')
    render(<MemoryRouter>{account?.cell(held)}</MemoryRouter>)
    const found = screen.queryByRole('link', { name: 'All their sessions' })
    expect(found?.textContent ?? null).toBe(link)
    expect(found?.getAttribute('href') ?? null).toBe(address)
  },
)
