import { expect, test } from 'vitest'
import { Kept } from '../conformance/panel-under-test.ts'
import { PTERODACTYL } from './dialect.ts'
import { openInDialect } from './open-in-dialect.ts'
import { fault, type TestPanel, target, withPanel } from './panel-for-tests.ts'

const inventoryOf = ({ provider }: TestPanel) => {
  if (!provider.inventory) throw new Error('It has no inventory.')
  return provider.inventory
}

const patches = ({ panel }: TestPanel) => panel.calls.filter(({ method }) => method === 'PATCH')

/** The network, with what the panel answers to a path changed on its way back. */
const changing =
  (method: string, path: RegExp, change: (text: string) => string): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    if (init?.method !== method || !path.test(String(input))) return response
    return new Response(change(await response.text()), response)
  }

test('what the panel calls unlimited is listed as 0, and what it does not say as unknown', () =>
  withPanel(
    async (at) => {
      at.others.place('x-1')
      const [server] = at.panel.state.servers
      if (server) server.limits = { ...server.limits, memory: 0, cpu: 0 }
      expect(await inventoryOf(at).list(null)).toMatchObject({
        servers: [{ memoryMiB: 0, diskMiB: null, cpuPercent: 0 }],
      })
    },
    { fetch: changing('GET', /./, (text) => text.replace('"disk":1', '"disk":null')) },
  ))

test('servers are listed in the state that a look would show', () =>
  withPanel(async (at) => {
    for (const key of ['x-1', 'x-2', 'x-3', 'x-4']) at.others.place(key)
    const states = ['suspended', 'installing', 'install_failed', null] as const
    for (const [index, server] of at.panel.state.servers.entries()) {
      server.status = states[index] ?? null
    }
    expect(await inventoryOf(at).list(null)).toMatchObject({
      servers: [{ state: 'off' }, { state: 'installing' }, { state: 'failed' }, { state: 'on' }],
    })
  }))

test('a key that may not see accounts lists servers without their owners', () =>
  withPanel(async (at) => {
    at.others.place(null)
    for (const key of at.panel.state.keys) key.rights = { ...key.rights, users: 0 }
    const servers = [{ ownerEmail: null, userName: null }]
    expect(await inventoryOf(at).list(null)).toMatchObject({ result: 'done', servers })
  }))

test.each([
  ['without its name', (text: string) => text.replace('"name"', '"title"')],
  ['with no count of its pages', (text: string) => text.replace('total_pages', 'pages')],
  ['cut off', (text: string) => text.slice(0, -1)],
])('a list with a server %s is none', (_what, change) =>
  withPanel(
    async (at) => {
      at.others.place(null)
      const code = 'UNKNOWN_ANSWER'
      expect(await inventoryOf(at).list(null)).toMatchObject({ result: 'failed', fault: { code } })
    },
    { fetch: changing('GET', /\/servers\?/, change) },
  ),
)

test('a key that may not read servers does not make the panel look empty', () =>
  withPanel(async (at) => {
    for (const key of at.panel.state.keys) key.rights = { ...key.rights, servers: 0 }
    const code = 'NOT_PERMITTED'
    expect(await inventoryOf(at).list(null)).toMatchObject({ result: 'failed', fault: { code } })
  }))

test.each([
  ['dropped-after', 'hf-one'],
  ['500-after', 'hf-one'],
  ['504-kept', 'hf-one'],
  ['dropped-before', null],
  ['502-page', null],
] as const)('adopting that meets %s may have happened, and is not sent again', (name, key) =>
  withPanel(async (at) => {
    const id = at.others.place(null)
    at.panel.faults.plan(name, ({ method }) => method === 'PATCH')
    expect((await inventoryOf(at).adopt(id, target())).result).toBe('unknown')
    expect(patches(at)).toHaveLength(1)
    expect(at.panel.state.servers[0]?.externalId).toBe(key)
    expect(await inventoryOf(at).adopt(id, target())).toMatchObject({ result: 'done' })
    expect(patches(at)).toHaveLength(key === null ? 2 : 1)
  }),
)

test('adopting one that has the key already sends nothing', () =>
  withPanel(async (at) => {
    const id = at.others.place('hf-one')
    expect(await inventoryOf(at).adopt(id, target())).toMatchObject({ seen: { remoteId: id } })
    expect(patches(at)).toEqual([])
  }))

test('a foreign server is not even asked to change', () =>
  withPanel(async (at) => {
    const id = at.others.place('hf-other')
    expect(fault(await inventoryOf(at).adopt(id, target()))?.code).toBe('FOREIGN_SERVER')
    expect(patches(at)).toEqual([])
  }))

test('a panel’s word that the key is written is not taken for it', () =>
  withPanel(
    async (at) => {
      const id = at.others.place(null)
      expect(await inventoryOf(at).adopt(id, target())).toEqual({
        result: 'unknown',
        fault: { code: 'PANEL_FAULT', detail: 'adopt not seen' },
      })
    },
    {
      // It reads instead of writing.
      fetch: (input, init) =>
        init?.method === 'PATCH'
          ? fetch(String(input).replace('/details', ''), { ...init, method: 'GET', body: null })
          : fetch(input, init),
    },
  ))

test.each([
  ['name', 'name', 'Changed'],
  ['description', 'description', 'Changed'],
  ['user', 'userId', 7],
] as const)(
  'a server whose %s has changed with the key is shown to somebody',
  (detail, field, value) => {
    const holder: { at?: TestPanel } = {}
    const meddling: typeof fetch = async (input, init) => {
      const response = await fetch(input, init)
      const [server] = holder.at?.panel.state.servers ?? []
      if (init?.method === 'PATCH' && server) Object.assign(server, { [field]: value })
      return response
    }
    return withPanel(
      async (at) => {
        holder.at = at
        const id = at.others.place(null)
        expect(await inventoryOf(at).adopt(id, target())).toEqual({
          result: 'person',
          fault: { code: 'REFUSED_FIELD', detail },
        })
      },
      { fetch: meddling },
    )
  },
)

test('what an answer to adopting leaves out is not guessed', () =>
  withPanel(
    async (at) => {
      const id = at.others.place(null)
      expect((await inventoryOf(at).adopt(id, target())).result).toBe('retry')
      expect(patches(at)).toEqual([])
    },
    { fetch: changing('GET', /\/servers\/\d+/, (text) => text.replace('"user":', '"owner":')) },
  ))

test('without a key nothing is listed, adopted or started', async () => {
  const access = { id: 'one', address: 'http://127.0.0.1:9', key: null, rehearsal: 'none' } as const
  const provider = openInDialect(PTERODACTYL, 2000)(access, {
    now: () => '2026-06-01T12:00:00.000Z',
    fetch,
  })
  const noKey = { code: 'NO_KEY', detail: null }
  expect(await provider.inventory?.list(null)).toEqual({ result: 'failed', fault: noKey })
  const { target: kept } = new Kept('hf-one')
  expect(await provider.inventory?.adopt('1', kept)).toEqual({ result: 'person', fault: noKey })
  expect(provider.controls).toBeUndefined()
})
