import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Extension, foldDomainName, shownDomainName, TypedDomainName } from './domain-name.ts'

const read = (typed: string) => {
  const { data, error } = TypedDomainName.safeParse(typed)
  return data ?? error?.issues[0]?.message
}

test('a name is written once, however it was typed', () => {
  const ways = ['example.com', ' Example.COM ', 'example.com.', 'https://example.com/shop?a=1']
  expect(ways.map(read)).toEqual(ways.map(() => 'example.com'))
  const foreign = ['bücher.de', 'BÜCHER.de', 'bu\u0308cher.de', 'xn--bcher-kva.de', 'bücher。de']
  expect(foreign.map(read)).toEqual(foreign.map(() => 'xn--bcher-kva.de'))
  expect(shownDomainName('xn--bcher-kva.de')).toBe('bücher.de')
})

test('what is no name is refused', () => {
  const wrong = [
    'example',
    'exa mple.com',
    '-example.com',
    'example-.com',
    'example..com',
    'ex_ample.com',
    '192.168.0.1',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(130)}com`,
    // Nobody registers these: hyphens in the third and fourth place say how the rest is to be read.
    'ab--cd.com',
    'xn--example-.com',
    'xn--a.com',
    'exam‐ple.com',
  ]
  expect(wrong.map(read)).toEqual(wrong.map(() => 'DOMAIN_INVALID'))
  expect(read('  ')).toBe('REQUIRED')
})

test('folding what is folded changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.domain(), fc.string({ unit: 'grapheme' })), (typed) => {
      const folded = foldDomainName(typed)
      expect(foldDomainName(folded)).toBe(folded)
    }),
  )
})

test('what is taken is a name that can be stored, and reads as the same name', () => {
  fc.assert(
    fc.property(fc.domain(), (name) => {
      const { data } = TypedDomainName.safeParse(name)
      if (data === undefined) return
      expect(data).toMatch(/^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/)
      expect(foldDomainName(shownDomainName(data))).toBe(data)
    }),
  )
})

test('an extension is taken with its dot and without', () => {
  expect(['.com', 'COM', ' co.uk', '.рф'].map((typed) => Extension.parse(typed))).toEqual([
    'com',
    'com',
    'co.uk',
    'xn--p1ai',
  ])
  expect(Extension.safeParse('4').error?.issues[0]?.message).toBe('EXTENSION_INVALID')
  expect(Extension.safeParse('.').error?.issues[0]?.message).toBe('REQUIRED')
})
