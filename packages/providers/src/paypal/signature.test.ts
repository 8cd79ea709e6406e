import { expect, test } from 'vitest'
import { fetchOf } from '../gateway-simulator/fetch-of.ts'
import { newSigningPair } from '../paypal-simulator/certificate.ts'
import { simulate } from '../paypal-simulator/simulation.ts'
import { crc32 } from './crc32.ts'
import { isSigned, signedText } from './signature.ts'
import { isTrustedPlace } from './signing-key.ts'

const NOW = '2026-06-01T12:00:00.000Z'
const START = Date.parse(NOW)
const HOUR = 60 * 60 * 1000
const BODY = '{"id":"evt_1","object":"event"}'
const bytes = (text: string) => new TextEncoder().encode(text)
const signingPair = newSigningPair({ from: START - HOUR, until: START + 10 * 24 * HOUR })

function openAccount(pair = signingPair) {
  const account = simulate({ now: () => START, signingPair: pair })
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    asked.push(String(input))
    return fetchOf(account)(input, init)
  }
  const access = {
    id: 'paypal',
    address: '',
    isLive: false,
    key: null,
    webhookSecret: account.webhookId,
  }
  const headers = account.headersOf({ body: BODY })
  const check = (
    change: Readonly<Record<string, string | null>> = {},
    { body = BODY, now = NOW, webhookSecret = account.webhookId, host = hostAt(now) } = {},
  ) =>
    isSigned(
      bytes(body),
      (name) => (name in change ? (change[name] ?? null) : (headers[name] ?? null)),
      { ...access, webhookSecret },
      host,
    )
  const hostAt = (now: string) => ({ now: () => now, fetch })
  return { account, asked, headers, check, hostAt }
}

test('the checksum is that of ISO 3309, in decimal', () => {
  expect(crc32(bytes('123456789'))).toBe(0xcbf43926)
  expect(crc32(bytes(''))).toBe(0)
  expect(crc32(bytes(BODY))).toBe(2443126153)
})

test('what is signed is named by its parts, in their order', () => {
  const transmission = {
    id: 'b2384410-f8d2',
    time: '2015-05-12T18:14:14Z',
    webhookId: '4JH86294D6297924G',
  }
  expect(signedText(transmission, bytes(BODY))).toBe(
    'b2384410-f8d2|2015-05-12T18:14:14Z|4JH86294D6297924G|2443126153',
  )
})

test('a message is believed as it was signed, and in no other way', async () => {
  const { check, headers } = openAccount()
  expect(await check()).toBe(true)
  expect(await check({}, { body: `${BODY} ` })).toBe(false)
  expect(await check({}, { webhookSecret: '2OTHER0000000000W' })).toBe(false)
  for (const name of Object.keys(headers)) expect(await check({ [name]: null }), name).toBe(false)
  expect(await check({ 'paypal-transmission-id': 'another' })).toBe(false)
  expect(await check({ 'paypal-transmission-time': '2026-06-01T12:00:01.000Z' })).toBe(false)
  expect(await check({ 'paypal-transmission-sig': 'AAAA' })).toBe(false)
  expect(await check({ 'paypal-transmission-sig': '!' })).toBe(false)
  expect(await check({ 'paypal-auth-algo': 'SHA1withRSA' })).toBe(false)
})

test('PayPal sends again for three days; what is older, or not yet, is not believed', async () => {
  const { check } = openAccount()
  expect(await check({}, { now: '2026-06-05T12:00:00.000Z' })).toBe(true)
  expect(await check({}, { now: '2026-06-05T12:00:01.000Z' })).toBe(false)
  expect(await check({}, { now: '2026-06-01T11:55:00.000Z' })).toBe(true)
  expect(await check({}, { now: '2026-06-01T11:54:59.000Z' })).toBe(false)
  expect(await check({ 'paypal-transmission-time': 'yesterday' })).toBe(false)
})

test.each([
  ['https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594', true, true],
  ['https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1', true, false],
  ['https://paypal.com.evil.test/v1/notifications/certs/CERT-1', false, false],
  ['https://evilpaypal.com/v1/notifications/certs/CERT-1', false, false],
  ['https://api.paypal.com@evil.test/v1/notifications/certs/CERT-1', false, false],
  ['https://a@api.paypal.com/v1/notifications/certs/CERT-1', false, false],
  ['http://api.paypal.com/v1/notifications/certs/CERT-1', false, false],
  ['https://api.paypal.com:8443/v1/notifications/certs/CERT-1', false, false],
  ['https://api.paypal.com/v1/notifications/certs/../../x', false, false],
  ['https://api.paypal.com/v1/notifications/certs/CERT-1?x=1', false, false],
  ['https://www.paypal.com/redirect?to=evil', false, false],
  ['http://127.0.0.1:8083/v1/notifications/certs/CERT-1', false, false],
  ['', false, false],
])("a certificate at %s is PayPal's in its sandbox: %s, for money: %s", (place, test, live) => {
  expect(isTrustedPlace(place, { address: '', isLive: false })).toBe(test)
  expect(isTrustedPlace(place, { address: '', isLive: true })).toBe(live)
})

test("a simulator's certificate is its own, and none of PayPal's", () => {
  const access = { address: 'http://127.0.0.1:8083', isLive: false }
  const path = '/v1/notifications/certs/CERT-1'
  expect(isTrustedPlace(`http://127.0.0.1:8083${path}`, access)).toBe(true)
  expect(isTrustedPlace(`http://127.0.0.1:8084${path}`, access)).toBe(false)
  expect(isTrustedPlace(`https://api.paypal.com${path}`, access)).toBe(false)
})

test('a certificate is fetched once, and one that has ended or is not yet valid is not believed', async () => {
  const { check, asked, hostAt } = openAccount()
  const host = hostAt(NOW)
  const answers = await Promise.all(Array.from({ length: 50 }, () => check({}, { host })))
  expect(answers.every(Boolean)).toBe(true)
  await check({}, { host })
  expect(asked).toHaveLength(1)
  const ended = openAccount(newSigningPair({ from: START - 2 * HOUR, until: START - HOUR }))
  expect(await ended.check()).toBe(false)
  const early = openAccount(newSigningPair({ from: START + HOUR, until: START + 2 * HOUR }))
  expect(await early.check()).toBe(false)
})

test('whoever names ever new certificates has PayPal asked for sixty in a minute', async () => {
  const { check, asked, hostAt } = openAccount()
  const host = hostAt(NOW)
  for (let each = 0; each < 80; each++) {
    const place = `https://api.sandbox.paypal.com/v1/notifications/certs/CERT-${each}`
    expect(await check({ 'paypal-cert-url': place }, { host })).toBe(false)
  }
  expect(asked).toHaveLength(60)
})

test('the key of another certificate signs nothing for PayPal', async () => {
  const { check, account } = openAccount()
  const other = simulate({
    now: () => START,
    webhookId: account.webhookId,
    signingPair: newSigningPair({ from: START - HOUR, until: START + HOUR }),
  })
  expect(await check(other.headersOf({ body: BODY }))).toBe(false)
})
