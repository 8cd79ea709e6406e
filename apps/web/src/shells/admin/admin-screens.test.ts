import { expect, test } from 'vitest'
import { findScreens } from './admin-screens.ts'

const titles = (query: string) => findScreens(query).map(({ title }) => title)

test('a screen is found by part of its title, in any case', () => {
  expect(titles('oRDe')).toContain('Orders')
})

test('titles come before groups', () => {
  expect(titles('domain')).toEqual(['Domains', 'Domain Pricing'])
  expect(titles('support')[0]).toBe('Tickets')
})

test('nothing typed finds nothing', () => {
  expect(titles('  ')).toEqual([])
})
