import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fetchOf } from '../gateway-simulator/fetch-of.ts'
import { VIES_FAULTS, type ViesFault } from '../vies-simulator/faults.ts'
import { simulate } from '../vies-simulator/simulation.ts'
import { openVies } from './vies.ts'

const NUMBER = 'DE136695976'
const SELLER = 'FR40303265045'
const address = 'https://vies.test/taxation_customs/vies/rest-api'

function openRegister() {
  const simulation = simulate({ now: () => 0 })
  const register = openVies({ fetch: fetchOf(simulation), address, deadline: 50 })
  const ask = (number = NUMBER, requester: string | null = SELLER) =>
    register.check({ number, requester })
  return { simulation, ask }
}

/** A register that answers with this, whatever is asked. */
const answering = (body: unknown, status = 200) =>
  openVies({ fetch: async () => Response.json(body, { status }), address })
const ask = (register: ReturnType<typeof openVies>) =>
  register.check({ number: NUMBER, requester: null })
const unavailable = (detail: string) => ({ ok: false, refusal: { code: 'unavailable', detail } })

test('a number that was given out comes with its name and, to who asks by a number, with a receipt', async () => {
  const { simulation, ask } = openRegister()
  simulation.register(NUMBER, { name: 'Night\n GmbH' })
  expect(await ask()).toEqual({
    ok: true,
    value: { isValid: true, consultation: 'WAPI000000000001', name: 'Night GmbH' },
  })
  expect(await ask(NUMBER, null)).toMatchObject({ ok: true, value: { consultation: null } })
  expect(simulation.asked.map(({ number, requester }) => [number, requester])).toEqual([
    [NUMBER, SELLER],
    [NUMBER, null],
  ])
})

test('a number that was not given out is said to be none, and has no name', async () => {
  const { simulation, ask } = openRegister()
  simulation.register(NUMBER, { isValid: false })
  expect(await ask()).toMatchObject({ ok: true, value: { isValid: false, name: null } })
  simulation.register(NUMBER, { isValid: true })
  expect(await ask()).toMatchObject({ ok: true, value: { isValid: true } })
})

test.each(Object.keys(VIES_FAULTS) as ViesFault[])(
  'a register that fails by %s has said nothing, and answers when it is back',
  async (fault) => {
    const { simulation, ask } = openRegister()
    simulation.register(NUMBER, { isValid: false })
    simulation.faults.standing.add(fault)
    expect(await ask()).toMatchObject({ ok: false, refusal: { code: 'unavailable' } })
    simulation.faults.standing.clear()
    expect(await ask()).toMatchObject({ ok: true, value: { isValid: false } })
  },
)

test('who asks by a number that is none is told so', async () => {
  const { ask } = openRegister()
  expect(await ask(NUMBER, 'FR1')).toEqual({
    ok: false,
    refusal: { code: 'requester', detail: 'INVALID_REQUESTER_INFO' },
  })
})

test('the letters of Greece go out as they stand in the number', async () => {
  let sent: unknown
  const register = openVies({
    fetch: async (_, init) => {
      sent = JSON.parse(String(init?.body))
      return Response.json({ valid: true })
    },
    address,
  })
  await register.check({ number: 'EL094259216', requester: SELLER })
  expect(sent).toEqual({
    ...{ countryCode: 'EL', vatNumber: '094259216' },
    ...{ requesterMemberStateCode: 'FR', requesterNumber: '40303265045' },
  })
})

test.each([
  [{ valid: false, userError: 'MS_UNAVAILABLE' }, 'MS_UNAVAILABLE'],
  [{ valid: false, userError: 'Bonjour DE136695976' }, 'UNKNOWN'],
  [{ valid: true, userError: 'INVALID' }, 'CONTRADICTION'],
  [{ valid: false, userError: 'VALID' }, 'CONTRADICTION'],
  [{ valid: false, countryCode: 'AT', vatNumber: '136695976' }, 'OTHER_NUMBER'],
  [{ valid: false, countryCode: 'DE', vatNumber: '811569869' }, 'OTHER_NUMBER'],
  [{ valid: 'false' }, 'STATUS_200'],
  [{ actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] }, 'INVALID_INPUT'],
  [{ actionSucceed: false, errorWrappers: [{ error: 'a line\nof a log' }] }, 'STATUS_200'],
  [null, 'STATUS_200'],
])('%j is no verdict: %s', async (body, detail) => {
  expect(await ask(answering(body))).toEqual(unavailable(detail))
})

test('a verdict with any other status than 200 is none', async () => {
  expect(await ask(answering({ valid: false }, 503))).toEqual(unavailable('STATUS_503'))
  expect(await ask(answering({ valid: true }, 302))).toEqual(unavailable('STATUS_302'))
})

test('an answer that goes on for ever is not read to its end', async () => {
  let sent = 0
  const part = new Uint8Array(1024 * 1024).fill(32)
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1
      controller.enqueue(part)
    },
  })
  const register = openVies({ fetch: async () => new Response(endless), address })
  expect(await ask(register)).toEqual(unavailable('STATUS_200'))
  expect(sent).toBeLessThan(10)
})

test('whatever comes back, nothing is thrown and only a clear no is one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.constantFrom(200, 400, 500), async (body, status) => {
      const answer = await ask(answering(body, status))
      if (answer.ok && !answer.value.isValid) expect(body).toMatchObject({ valid: false })
    }),
  )
})
