import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asRefusal, explain } from '../../words/explain.ts'
import { reachShop } from './reach-shop.ts'

const send = vi.fn<typeof fetch>()
const answer = () => new Response('{"json":1}', { headers: { 'content-type': 'application/json' } })
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const gateway = (status: number) => Promise.resolve(new Response('<h1>Away</h1>', { status }))

const READ = { reads: true, once: false }
const ONCE = { reads: false, once: true }
const CHANGE = { reads: false, once: false }

const ask = (traits: typeof READ) =>
  reachShop(
    new Request('https://shop.example/api/rpc/a/b', { method: 'POST', body: '{}' }),
    {},
    traits,
  )

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', send)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  send.mockReset()
})

/** What comes of it once all pauses have passed. */
async function outcome(question: Promise<Response>): Promise<Response | Error> {
  const settled = question.catch((error: Error) => error)
  await vi.runAllTimersAsync()
  return settled
}

test.each([
  ['a read', READ],
  ['a change that counts once', ONCE],
])(
  '%s is sent again after a lost connection and a proxy without a server',
  async (_name, traits) => {
    send.mockImplementationOnce(lost)
    send.mockImplementationOnce(() => gateway(502))
    send.mockImplementationOnce(async () => answer())
    const response = await outcome(ask(traits))
    expect(response).toBeInstanceOf(Response)
    expect(await (response as Response).json()).toEqual({ json: 1 })
    expect(send).toHaveBeenCalledTimes(3)
  },
)

test('after three attempts it says that the shop cannot be reached', async () => {
  send.mockImplementation(lost)
  const error = await outcome(ask(ONCE))
  expect(send).toHaveBeenCalledTimes(3)
  expect(explain(error, 'USD')).toBe('The shop cannot be reached. Please try again.')
})

test('a change that would count twice is sent once, and nobody is told that nothing was changed', async () => {
  send.mockImplementation(lost)
  const error = await outcome(ask(CHANGE))
  expect(send).toHaveBeenCalledTimes(1)
  expect(explain(error, 'USD')).toMatch(/not certain.*look before you try again/)
})

test('an answer that breaks off has not come', async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) })
  send.mockImplementationOnce(async () => new Response(broken))
  send.mockImplementationOnce(async () => answer())
  expect(await outcome(ask(READ))).toBeInstanceOf(Response)
  expect(send).toHaveBeenCalledTimes(2)
})

test('what the shop itself answers is never asked again, whatever its status', async () => {
  const busy = JSON.stringify({ json: { defined: true, code: 'BUSY', status: 503, message: '' } })
  send.mockImplementation(async () => new Response(busy, { status: 503 }))
  const response = await outcome(ask(READ))
  expect(response).toMatchObject({ status: 503 })
  expect(send).toHaveBeenCalledTimes(1)
})

test('a request turned away at the door is told how long to wait', async () => {
  send.mockImplementation(
    async () =>
      new Response('{"error":"Too Many"}', { status: 429, headers: { 'retry-after': '20' } }),
  )
  const error = await outcome(ask(READ))
  expect(asRefusal(error)).toEqual({ code: 'TOO_MANY_ATTEMPTS', data: { retryAfter: 20 } })
  expect(send).toHaveBeenCalledTimes(1)
})
