import { expect, test } from 'vitest'
import { signatureOf } from '../stripe-simulator/sign.ts'
import { isSigned } from './signature.ts'

const SECRET = 'whsec_test'
const AT = 1_700_000_000
const BODY = '{"id":"evt_1","object":"event"}'
const VECTOR = '4c15fb2a43f93ef61eaa3e0893866d57cad9cad4223242cfb96f362480cb4021'
const now = (seconds = 0) => new Date((AT + seconds) * 1000).toISOString()
const bytes = (text: string) => new TextEncoder().encode(text)
const check = (header: string, { body = BODY, secret = SECRET, at = now() } = {}) =>
  isSigned(bytes(body), header, secret, at)

test('the known signature of a known message is right, whoever makes it', async () => {
  expect(await check(`t=${AT},v1=${VECTOR}`)).toBe(true)
  expect(signatureOf(BODY, [SECRET], AT)).toBe(`t=${AT},v1=${VECTOR}`)
})

test('of several signatures one has to be right, at any place and beside other schemes', async () => {
  const wrong = 'f'.repeat(64)
  expect(await check(`t=${AT},v1=${wrong},v1=${VECTOR}`)).toBe(true)
  expect(await check(`t=${AT},v1=${VECTOR},v1=${wrong},v0=${wrong}`)).toBe(true)
  expect(await check(`t=${AT}, v1=${VECTOR}`)).toBe(true)
  expect(await check(`t=${AT},v1=${wrong}`)).toBe(false)
  expect(await check(`t=${AT},v0=${VECTOR}`)).toBe(false)
})

test('another byte, secret or time, and it is forged', async () => {
  const header = `t=${AT},v1=${VECTOR}`
  expect(await check(header, { body: `${BODY} ` })).toBe(false)
  expect(await check(header, { body: BODY.replace('1', '2') })).toBe(false)
  expect(await check(header, { secret: 'whsec_other' })).toBe(false)
  expect(await check(`t=${AT + 1},v1=${VECTOR}`)).toBe(false)
})

test('a message is good for five minutes, and as far ahead', async () => {
  const header = `t=${AT},v1=${VECTOR}`
  expect(await check(header, { at: now(300) })).toBe(true)
  expect(await check(header, { at: now(301) })).toBe(false)
  expect(await check(header, { at: now(-300) })).toBe(true)
  expect(await check(header, { at: now(-301) })).toBe(false)
})

test.each([
  '',
  't',
  `v1=${VECTOR}`,
  `t=,v1=${VECTOR}`,
  `t=${AT}`,
  `t=${AT},v1=`,
  `t=${AT},v1=zz`,
  `t=1e9,v1=${VECTOR}`,
])('the header "%s" signs nothing', async (header) => {
  expect(await check(header)).toBe(false)
})
