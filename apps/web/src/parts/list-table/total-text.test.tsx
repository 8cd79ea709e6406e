// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { TabLinks } from '../../ui/tab-links.tsx'
import { TotalText } from './total-text.tsx'

afterEach(cleanup)

test('a sum that is asked for anew keeps its place, and is not on show', () => {
  const { rerender, container } = render(<TotalText isWaiting={false}>€9 in 2 orders</TotalText>)
  const sum = screen.getByText('€9 in 2 orders')
  expect(sum.className).not.toContain('invisible')
  rerender(<TotalText isWaiting>€9 in 2 orders</TotalText>)
  expect(sum.className).toContain('invisible')
  expect(container.querySelector('p')?.getAttribute('aria-busy')).toBe('true')
})

test('so do the counts on tabs', () => {
  const tabs = [{ label: 'Waiting', to: '?', isCurrent: true, count: 12 }]
  render(<TabLinks label="Status" tabs={tabs} isWaiting />, { wrapper: MemoryRouter })
  expect(screen.getByText('12').className).toContain('invisible')
})
