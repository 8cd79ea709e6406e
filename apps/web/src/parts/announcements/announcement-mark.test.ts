import type { Announcement } from '@hostfront/domain/announcements/announcement'
import { expect, test } from 'vitest'
import { markOf } from './announcement-mark.ts'

const announcement: Announcement = {
  id: 'a',
  createdAt: '2026-06-01T12:00:00.000Z',
  title: 'New rack',
  content: 'Frankfurt grows.',
  type: 'info',
  isActive: true,
  targetAudience: 'all',
}

test('an announcement is news again when its title or text changed', () => {
  const mark = markOf(announcement)
  expect(markOf({ ...announcement, title: 'New racks' })).not.toBe(mark)
  expect(markOf({ ...announcement, content: '' })).not.toBe(mark)
  expect(markOf({ ...announcement, title: 'New', content: 'rack' })).not.toBe(
    markOf({ ...announcement, title: 'Newrack', content: '' }),
  )
})

test('it stays what it was when something else changed', () => {
  const changed = { ...announcement, type: 'warning', targetAudience: 'customers' } as const
  expect(markOf(changed)).toBe(markOf(announcement))
})
