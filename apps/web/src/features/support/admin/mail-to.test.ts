import { expect, test } from 'vitest'
import { mailTo } from './mail-to.ts'

test('an address becomes a link of its own, whatever stands in it', () => {
  expect(mailTo('jane+shop@shop.test')).toBe('mailto:jane%2Bshop@shop.test')
  expect(mailTo('jane@shop.test?bcc=eve@shop.test')).toBe(
    'mailto:jane@shop.test%3Fbcc%3Deve@shop.test',
  )
})

test('a reply carries the subject it answers', () => {
  expect(mailTo('jane@shop.test', 'Slots & co')).toBe(
    'mailto:jane@shop.test?subject=Re%3A%20Slots%20%26%20co',
  )
})
