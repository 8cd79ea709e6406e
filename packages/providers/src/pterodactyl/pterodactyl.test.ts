import { expect, test } from 'vitest'
import { providerConformance } from '../conformance/conformance.ts'
import { KINDS } from '../panel-simulator/dialect.ts'
import type { SimulatedKey } from '../panel-simulator/panel-state.ts'
import { PTERODACTYL } from './dialect.ts'
import { openInDialect } from './open-in-dialect.ts'
import { fault, make, openTestPanel, target, withPanel } from './panel-for-tests.ts'

for (const kind of KINDS) {
  providerConformance(`a ${kind} panel`, () => openTestPanel({ kind }), ['inventory'])
  providerConformance(
    `a ${kind} panel with the key of an administrator’s account`,
    () => openTestPanel({ kind, opens: 'both' }),
    ['inventory', 'controls'],
  )
}

const NO_RIGHTS: SimulatedKey['rights'] = {
  servers: 0,
  users: 0,
  nodes: 0,
  allocations: 0,
  nests: 0,
  eggs: 0,
}

test('a suspension that the node does not take is not answered as done, and asked for again later', () =>
  withPanel(async (at) => {
    await make(at)
    at.pass(60)
    for (const node of at.panel.state.nodes) node.isDown = true
    expect(await at.provider.suspend(target())).toMatchObject({ result: 'unknown' })
    expect(await at.provider.observe(target())).toMatchObject({ seen: { state: 'on' } })
    for (const node of at.panel.state.nodes) node.isDown = false
    expect(await at.provider.suspend(target())).toMatchObject({ seen: { state: 'off' } })
  }))

test('a panel’s word that it is done is not taken for it', () => {
  const pretending: typeof fetch = async (input, init) =>
    init?.method !== 'GET' && /\/servers\/\d+/.test(String(input))
      ? new Response(null, { status: 204 })
      : fetch(input, init)
  return withPanel(
    async (at) => {
      await make(at)
      at.pass(60)
      for (const verb of ['suspend', 'remove'] as const) {
        expect(await at.provider[verb](target())).toEqual({
          result: 'unknown',
          fault: { code: 'PANEL_FAULT', detail: `${verb} not seen` },
        })
      }
    },
    { fetch: pretending },
  )
})

test('a server that is being moved is left for later', () =>
  withPanel(async (at) => {
    await make(at)
    for (const server of at.panel.state.servers) server.isTransferring = true
    expect(await at.provider.suspend(target())).toMatchObject({
      result: 'retry',
      fault: { code: 'PANEL_BUSY' },
    })
  }))

test('calls used up by others wait as long as the panel says', () =>
  withPanel(
    async (at) => {
      expect(await make(at)).toMatchObject({ result: 'retry', fault: { code: 'PANEL_BUSY' } })
      expect(await at.provider.observe(target())).toMatchObject({ afterSeconds: 60 })
      at.pass(60)
      expect(await at.provider.observe(target())).toEqual({ result: 'absent' })
    },
    { requestsPerMinute: 2 },
  ))

test.each([
  ['a revoked key', { isRevoked: true }, false, 'KEY_REFUSED'],
  ['a missing second factor', {}, true, 'KEY_REFUSED'],
  ['a key without a right', { rights: NO_RIGHTS }, false, 'NOT_PERMITTED'],
])('%s is for a person', (_what, changed, needsSecondFactor, code) =>
  withPanel(async (at) => {
    for (const key of at.panel.state.keys) Object.assign(key, changed)
    at.panel.state.needsSecondFactor = needsSecondFactor
    expect(await at.provider.observe(target())).toMatchObject({ result: 'person', fault: { code } })
  }),
)

test('a key that may not see ports and accounts still finds the server', () =>
  withPanel(async (at) => {
    await make(at)
    for (const key of at.panel.state.keys) key.rights = { ...key.rights, users: 0, allocations: 0 }
    expect(await at.provider.observe(target())).toMatchObject({
      result: 'done',
      seen: { address: null, userName: null },
    })
  }))

test('the first node with room and ports is taken, and none that is gone or being serviced', () =>
  withPanel(async (at) => {
    const [first] = at.panel.state.nodes
    if (first) first.isInMaintenance = true
    await make(at, { recipe: { nodeIds: [99, 1, 2] } })
    expect(at.panel.state.servers[0]?.nodeId).toBe(2)
    expect(fault(await make(at, { recipe: { nodeIds: [99] } }))).toMatchObject({
      code: 'NO_TEMPLATE',
    })
    expect(fault(await make(at, { recipe: { nodeIds: [1] } }))).toMatchObject({ code: 'NO_ROOM' })
    const far = [{ offset: null }, { offset: 60_000 }]
    expect(fault(await make(at, { recipe: { ports: far } }))).toMatchObject({ code: 'NO_PORT' })
  }))

test('it stands where its customer wants it; where that is nowhere, somebody is told', () =>
  withPanel(async (at) => {
    const nodeIdsByChoice = [
      { choice: 'germany', nodeIds: [1] },
      { choice: 'uk', nodeIds: [2] },
    ]
    const nowhere = { choices: ['france'], recipe: { nodeIdsByChoice } }
    const missing = { code: 'NO_TEMPLATE', detail: 'choice' }
    expect(await at.provider.preview(at.spec('hf-one', nowhere))).toMatchObject({ fault: missing })
    expect(fault(await make(at, nowhere))).toEqual(missing)
    expect(at.panel.state.servers).toEqual([])
    await make(at, { ...nowhere, choices: ['uk'] })
    expect(at.panel.state.servers[0]?.nodeId).toBe(2)
  }))

test('what is shown is what a customer needs: a name before a number, a link, their name at the panel', () =>
  withPanel(async (at) => {
    const answer = await make(at, { recipe: { nodeIds: [1] } })
    const [server] = at.panel.state.servers
    expect(answer).toMatchObject({
      seen: {
        remoteId: String(server?.id),
        address: expect.stringMatching(/^play\.example\.com:\d+$/),
        panelLink: expect.stringMatching(/^http.*\/server\/[0-9a-f]{8}$/),
        userName: expect.stringMatching(/^janedoe-/),
      },
    })
  }))

test('without a key, a network or somebody who listens nothing is sent, and said so', async () => {
  const access = { id: 'one', address: 'http://127.0.0.1:1', key: 'k', rehearsal: 'none' } as const
  const now = () => '2026-06-01T12:00:00.000Z'
  const observe = (changed: object, network: typeof fetch | null) =>
    openInDialect(PTERODACTYL, 2000)({ ...access, ...changed }, { now, fetch: network }).observe(
      target(),
    )
  expect(fault(await observe({ key: null }, fetch))).toMatchObject({ code: 'NO_KEY' })
  expect(fault(await observe({ key: 'two\nlines' }, fetch))).toMatchObject({ code: 'KEY_REFUSED' })
  expect(await observe({}, null)).toMatchObject({ result: 'retry', fault: { code: 'UNREACHABLE' } })
  expect(await observe({ address: 'nowhere' }, fetch)).toMatchObject({ result: 'retry' })
  const refused = openInDialect(PTERODACTYL, 2000)(
    { ...access, address: 'http://127.0.0.1:9' },
    { now, fetch },
  )
  expect(await refused.suspend(target())).toMatchObject({ result: 'retry' })
})

test('a preview names what is missing, keeps what is made up to itself, and makes no account', () =>
  withPanel(async (at) => {
    const ready = await at.provider.preview(at.spec('hf-one'))
    if (ready.result !== 'ready') throw new Error(ready.fault.code)
    const order = new Map(ready.order)
    expect(order.get('memory')).toBe(String(at.spec('hf-one').memoryMiB))
    expect(order.get('RCON_PASS')).toBe('{generated}')
    expect(order.get('allocation')).toMatch(/:\d+$/)
    const users = at.panel.state.users.length
    const noEgg = at.spec('hf-one', { recipe: { eggId: 99 } })
    expect(await at.provider.preview(noEgg)).toEqual({
      result: 'missing',
      fault: { code: 'NO_TEMPLATE', detail: 'eggId' },
    })
    expect(at.panel.state.users).toHaveLength(users)
    expect(at.count()).toBe(0)
  }))
