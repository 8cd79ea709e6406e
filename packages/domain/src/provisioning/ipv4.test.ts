import { expect, test } from 'vitest'
import { ipv4sOf, isIpv4, isIpv4OrBlock } from './ipv4.ts'

test.each(['0.0.0.0', '203.0.113.7', '255.255.255.255'])('%s is an address', (text) =>
  expect(isIpv4(text)).toBe(true),
)

test.each(['', '1.2.3', '1.2.3.4.5', '256.0.0.1', '1.2.3.4/24', 'a.b.c.d', '1.2.3.4\n'])(
  '%s is none',
  (text) => expect(isIpv4(text)).toBe(false),
)

test.each(['10.0.0.0/22', '10.0.0.9/32', '10.0.0.9'])('%s may be given to a shop', (text) =>
  expect(isIpv4OrBlock(text)).toBe(true),
)

test.each(['10.0.0.0/8', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/24/24', '10.0.0.1-9'])(
  '%s may not',
  (text) => expect(isIpv4OrBlock(text)).toBe(false),
)

test('a block is all of its addresses but its network’s own, whatever it is written by', () => {
  expect(ipv4sOf(['203.0.113.9/30'])).toEqual(['203.0.113.9', '203.0.113.10'])
  expect(ipv4sOf(['203.0.113.8/31'])).toEqual(['203.0.113.8', '203.0.113.9'])
  expect(ipv4sOf(['255.255.255.255/32'])).toEqual(['255.255.255.255'])
  expect(ipv4sOf(['10.0.0.0/22'])).toHaveLength(1022)
})

test('an address that is written twice is one', () => {
  expect(ipv4sOf(['10.0.0.5', '10.0.0.4/30', '10.0.0.5'])).toEqual(['10.0.0.5', '10.0.0.6'])
})
