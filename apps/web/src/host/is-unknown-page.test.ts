import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { isUnknownPage } from './is-unknown-page.ts'

const badInput = (...path: string[]) =>
  new ORPCError('BAD_REQUEST', { data: { issues: [{ path, message: 'Not as asked for' }] } })

test('a page is unknown when the shop refuses where it begins, and for nothing else', () => {
  expect(isUnknownPage(badInput('after'))).toBe(true)
  expect(isUnknownPage(badInput('search'))).toBe(false)
  expect(isUnknownPage(badInput())).toBe(false)
  expect(isUnknownPage(new ORPCError('BAD_REQUEST'))).toBe(false)
  expect(isUnknownPage(new ORPCError('BUSY', { data: badInput('after').data }))).toBe(false)
  expect(isUnknownPage(new Error('after'))).toBe(false)
  expect(isUnknownPage(null)).toBe(false)
})
