import { expect, test } from 'vitest'
import { formatAge } from './dates.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')

test.each([
  ['2026-11-21T11:59:30.000Z', 'just now'],
  ['2026-11-21T11:55:00.000Z', '5 minutes ago'],
  ['2026-11-21T09:00:00.000Z', '3 hours ago'],
  ['2026-11-20T11:00:00.000Z', 'yesterday'],
  ['2026-12-21T12:00:00.000Z', 'in 30 days'],
])('%s is %s', (iso, age) => expect(formatAge(iso, now)).toBe(age))
