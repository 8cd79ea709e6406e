import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { hash, hiddenFieldsOf, isNullableField, secret, secretFieldsOf } from './secret.ts'

const SEALED = `s2.abcdef.m1x2y3.${'A'.repeat(40)}`

const Gateway = z.object({
  id: z.string(),
  apiKey: secret(),
  webhookKey: z.nullable(secret()),
  codes: z.array(hash(z.string())),
  users: z.array(z.object({ passwordHash: z.optional(hash(z.string())) })),
})

test('secrets of a row are found by its schema, and so is whether it can do without them', () => {
  expect(secretFieldsOf(Gateway)).toEqual(['apiKey', 'webhookKey'])
  expect(isNullableField(Gateway, 'apiKey')).toBe(false)
  expect(isNullableField(Gateway, 'webhookKey')).toBe(true)
  expect(secretFieldsOf(z.object({ id: z.string() }))).toEqual([])
})

test('secrets and hashes are found however deep, in whatever they are wrapped', () => {
  expect(hiddenFieldsOf(Gateway)).toEqual(['apiKey', 'webhookKey', 'codes', 'passwordHash'])
  const answers = [
    z.array(Gateway),
    z.nullable(Gateway),
    z.object({ items: z.array(z.object({ row: Gateway })) }),
    z.union([z.object({ kind: z.literal('none') }), Gateway]),
    z.record(z.string(), Gateway),
    z.pipe(z.unknown(), Gateway),
    z.tuple([z.string()], Gateway),
  ]
  for (const answer of answers) expect(hiddenFieldsOf(answer)).toContain('apiKey')
  expect(hiddenFieldsOf(z.pick(Gateway, { id: true }))).toEqual([])
})

test('a schema that stands in two places is found in both', () => {
  const key = secret()
  expect(secretFieldsOf(z.object({ one: key, two: z.nullable(key) }))).toEqual(['one', 'two'])
  const digests = z.array(hash(z.string()))
  expect(hiddenFieldsOf(z.object({ one: digests, two: digests }))).toEqual(['one', 'two'])
})

test('a secret within a group is refused, for nobody would seal it', () => {
  const row = z.object({ gateway: z.object({ apiKey: secret() }) })
  expect(() => secretFieldsOf(row)).toThrow('apiKey')
})

test('a row holds sealed texts, and those of before where it says so', () => {
  expect(secret().safeParse(SEALED).success).toBe(true)
  for (const plain of ['', 'sk_live_1234', `x${SEALED}`, `${SEALED}\n`, 's2.a.b.c']) {
    expect(secret().safeParse(plain).success, plain).toBe(false)
  }
  const before = secret(/^[A-Z]{4}$/)
  expect([before.safeParse('ABCD').success, before.safeParse(SEALED).success]).toEqual([true, true])
  expect(before.safeParse('abcd').success).toBe(false)
})
