import { expect, test } from 'vitest'
import { checkDomainName, extensionOf } from './domain-extension.ts'

test('a name ends in the longest extension that is known', () => {
  expect(extensionOf('example.co.uk', ['uk', 'co.uk', 'com'])).toBe('co.uk')
  expect(extensionOf('example.co.uk', [])).toBe('uk')
  expect(extensionOf('exampleco.uk', ['co.uk'])).toBe('uk')
})

test('one label before the extension is a domain, more are a part of one', () => {
  const ok = { ok: true, value: undefined }
  expect(checkDomainName('example.com', [])).toEqual(ok)
  expect(checkDomainName('example.co.uk', ['co.uk'])).toEqual(ok)
  expect(checkDomainName('example.co.uk', [])).toEqual({ ok: false, refusal: { of: 'co.uk' } })
  expect(checkDomainName('www.example.co.uk', ['co.uk'])).toEqual({
    ok: false,
    refusal: { of: 'example.co.uk' },
  })
})
