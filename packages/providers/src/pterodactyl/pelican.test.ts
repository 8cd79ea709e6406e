/** What is known to go wrong with Pelican beside what Pterodactyl does, and that neither is spoken to as the other. */
import { expect, test } from 'vitest'
import type { CallFault } from '../panel-simulator/faults.ts'
import type { SimulatedServer } from '../panel-simulator/panel-state.ts'
import { fault, make, type TestPanel, target, withPanel } from './panel-for-tests.ts'

const atPelican = (run: (at: TestPanel) => Promise<void>): Promise<void> =>
  withPanel(run, { kind: 'pelican', opens: 'both' })

/** A server that runs. */
const withRunning = (
  run: (at: TestPanel, server: SimulatedServer) => Promise<void>,
): Promise<void> =>
  atPelican(async (at) => {
    await make(at)
    at.pass(60)
    await at.provider.observe(target())
    const [server] = at.panel.state.servers
    if (!server) throw new Error('It was not made.')
    expect(server.startedAt).not.toBeNull()
    await run(at, server)
  })

const orders = ({ panel }: TestPanel) =>
  panel.calls
    .filter(({ method, path }) => method !== 'GET' && /^\/servers\/./.test(path))
    .map(({ path }) => path.split('/').at(-1))

const meet = ({ panel }: TestPanel, name: CallFault, verb: string) =>
  panel.faults.plan(name, ({ path }) => path.endsWith(`/${verb}`))

const seen = async ({ provider }: TestPanel) => {
  const answer = await provider.observe(target())
  return answer.result === 'done' ? answer.seen.state : answer.result
}

test('an account is asked for with what Pelican knows of one', async () => {
  const bodies: unknown[] = []
  const listening: typeof fetch = (input, init) => {
    if (init?.method === 'POST') bodies.push(JSON.parse(String(init.body)))
    return fetch(input, init)
  }
  await withPanel(async (at) => void (await make(at)), { kind: 'pelican', fetch: listening })
  const [account] = bodies
  const username = expect.stringMatching(/^janedoe-/)
  expect(account).toEqual({ email: 'jane@shop.test', external_id: 'hf-u-jane', username })
})

test('an order names an egg without a nest', () =>
  atPelican(async (at) => {
    expect(await make(at)).toMatchObject({
      result: 'done',
      seen: { userName: expect.stringMatching(/^janedoe-/) },
    })
    expect(at.panel.calls.map(({ path }) => path)).toContain('/eggs/2')
    const [server] = at.panel.state.servers
    expect(server).toMatchObject({ eggId: 2, isOomDisabled: true })
    expect(server?.environment).toMatchObject({ Version: '0.3.7' })
  }))

test.each(['node-silent', 'node-refuses', 'dropped-after', '500-after', '504-kept'] as const)(
  'T4: a suspension that meets %s is not left in the panel’s notes, and is ordered anew',
  (name) =>
    withRunning(async (at, server) => {
      meet(at, name, 'suspend')
      expect((await at.provider.suspend(target())).result).toBe('unknown')
      expect(await seen(at)).toBe('on')
      server.startedAt ??= 0
      expect(await at.provider.suspend(target())).toMatchObject({ seen: { state: 'off' } })
      expect(server.startedAt).toBeNull()
    }),
)

test('T4: as long as the node is down nothing looks suspended', () =>
  withRunning(async (at, server) => {
    for (const node of at.panel.state.nodes) node.isDown = true
    for (let count = 0; count < 3; count += 1) {
      expect((await at.provider.suspend(target())).result).toBe('unknown')
      expect(await seen(at)).toBe('on')
    }
    for (const node of at.panel.state.nodes) node.isDown = false
    await at.provider.suspend(target())
    expect([await seen(at), server.startedAt]).toEqual(['off', null])
  }))

test.each(['node-silent', 'node-refuses', 'dropped-after'] as const)(
  'T4: an end of a suspension that meets %s is ordered anew as well',
  (name) =>
    withRunning(async (at) => {
      await at.provider.suspend(target())
      meet(at, name, 'unsuspend')
      expect((await at.provider.resume(target())).result).toBe('unknown')
      expect(await seen(at)).toBe('off')
      expect(await at.provider.resume(target())).toMatchObject({ seen: { state: 'on' } })
    }),
)

test('T4: what undoes a suspension is sent again where it is lost', () =>
  withRunning(async (at) => {
    meet(at, 'node-silent', 'suspend')
    meet(at, 'dropped-before', 'unsuspend')
    meet(at, '502-page', 'unsuspend')
    await at.provider.suspend(target())
    expect(orders(at)).toEqual(['suspend', 'unsuspend', 'unsuspend', 'unsuspend'])
    expect(await seen(at)).toBe('on')
  }))

test('T4: a look that fails does not tell that a suspension is undone', () =>
  withRunning(async (at) => {
    meet(at, 'node-silent', 'suspend')
    meet(at, 'dropped-before', 'unsuspend')
    at.panel.faults.plan(
      '502-page',
      ({ method }) => method === 'GET' && orders(at).includes('unsuspend'),
    )
    await at.provider.suspend(target())
    expect(orders(at)).toEqual(['suspend', 'unsuspend', 'unsuspend'])
    expect(await seen(at)).toBe('on')
  }))

test('T4: what was suspended before is not let go by an answer that is lost', () =>
  withRunning(async (at) => {
    await at.provider.suspend(target())
    meet(at, 'dropped-after', 'suspend')
    expect((await at.provider.suspend(target())).result).toBe('unknown')
    expect(orders(at)).toEqual(['suspend', 'suspend'])
    expect(await seen(at)).toBe('off')
  }))

test.each([
  ['429-bare', 'retry'],
  ['dropped-after', 'unknown'],
] as const)('T4: after %s nothing is undone that is not in question', (name, result) =>
  withPanel(
    async (at) => {
      await make(at)
      at.pass(60)
      meet(at, name, 'suspend')
      expect((await at.provider.suspend(target())).result).toBe(result)
      expect(orders(at)).toEqual(['suspend'])
    },
    { kind: result === 'retry' ? 'pelican' : 'pterodactyl' },
  ),
)

test('T7: an order that the node refuses stays, and is not made a second time', () =>
  atPelican(async (at) => {
    at.panel.faults.plan('node-refuses', ({ path }) => path === '/servers')
    expect(await make(at)).toMatchObject({ result: 'unknown', fault: { code: 'PANEL_FAULT' } })
    expect(await seen(at)).toBe('installing')
    expect(await make(at)).toMatchObject({ result: 'unknown', fault: { code: 'REFUSED_FIELD' } })
    at.pass(24 * 3600)
    expect([await seen(at), at.count()]).toEqual(['installing', 1])
    expect(await at.provider.remove(target())).toEqual({ result: 'absent' })
    expect(await make(at)).toMatchObject({ result: 'done' })
  }))

test('T8: a further port that the panel has left out is noticed', () =>
  atPelican(async (at) => {
    at.panel.faults.plan('port-taken-late', ({ path }) => path === '/servers')
    const ports = [{ offset: null }, { offset: 1 }]
    expect(fault(await make(at, { recipe: { ports } }))).toEqual({
      code: 'REFUSED_FIELD',
      detail: 'allocation.additional',
    })
  }))

test('an order to a node that does not answer leaves nothing, and may be given again', () =>
  atPelican(async (at) => {
    at.panel.faults.plan('node-silent', ({ path }) => path === '/servers')
    expect(await make(at)).toMatchObject({ result: 'unknown' })
    expect(await seen(at)).toBe('absent')
    expect(await make(at)).toMatchObject({ result: 'done' })
  }))

test('of a node that has not said what a server takes nothing is said, not that it is stopped', () =>
  withRunning(async (at) => {
    for (const node of at.panel.state.nodes) node.isDown = true
    const silent = { result: 'failed', fault: { code: 'UNREACHABLE', detail: null } }
    expect(await at.provider.controls?.usage(target())).toEqual(silent)
    const told = await at.provider.controls?.power(target(), 'stop')
    expect(told).toMatchObject({ result: 'unknown', fault: { code: 'PANEL_FAULT' } })
  }))

// Known: the panel says that it is done.
test('T19: files stay at a node that refuses to remove them', () =>
  withRunning(async (at, server) => {
    at.panel.faults.plan('node-refuses', ({ method }) => method === 'DELETE')
    expect(await at.provider.remove(target())).toEqual({ result: 'absent' })
    const node = at.panel.state.nodes.find(({ id }) => id === server.nodeId)
    expect(node?.folders).toContain(server.uuid)
  }))

test('a node that does not answer keeps its server, as the panel does', () =>
  withRunning(async (at, server) => {
    for (const node of at.panel.state.nodes) node.isDown = true
    expect(await at.provider.remove(target())).toMatchObject({ result: 'unknown' })
    expect(at.panel.state.servers).toContain(server)
  }))

test('an egg that is not there is named, wherever it would lie', () =>
  atPelican(async (at) => {
    expect(fault(await make(at, { recipe: { eggId: 99 } }))).toEqual({
      code: 'NO_TEMPLATE',
      detail: 'eggId',
    })
  }))
