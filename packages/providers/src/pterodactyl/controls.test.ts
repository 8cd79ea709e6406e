import { expect, test } from 'vitest'
import { fault, make, type TestPanel, target, withPanel } from './panel-for-tests.ts'

const controlsOf = ({ provider }: TestPanel) => {
  if (!provider.controls) throw new Error('It has no controls.')
  return provider.controls
}

const powers = ({ panel }: TestPanel) => panel.calls.filter(({ path }) => path.endsWith('/power'))

/** A server that runs. */
function withRunning(
  run: (at: TestPanel) => Promise<void>,
  network: typeof fetch = fetch,
): Promise<void> {
  return withPanel(
    async (at) => {
      await make(at)
      at.pass(60)
      await at.provider.observe(target())
      await run(at)
    },
    { opens: 'both', fetch: network },
  )
}

const NOBODY = { result: 'failed', fault: { code: 'MISSING', detail: null } }

test('while it installs it is not started, and nothing is known of it', () =>
  withPanel(
    async (at) => {
      await make(at)
      const busy = { code: 'PANEL_BUSY', detail: '409 ServerStateConflictException' }
      expect(await controlsOf(at).power(target(), 'start')).toEqual({
        result: 'retry',
        fault: busy,
      })
      expect(await controlsOf(at).usage(target())).toEqual({ result: 'failed', fault: busy })
    },
    { opens: 'both' },
  ))

test.each(['dropped-after', '500-after', '504-kept', 'dropped-before', '404-page'] as const)(
  'a signal that meets %s may have been taken, and is not sent again',
  (name) =>
    withRunning(async (at) => {
      at.panel.faults.plan(name, ({ path }) => path.endsWith('/power'))
      expect((await controlsOf(at).power(target(), 'restart')).result).toBe('unknown')
      expect(powers(at)).toHaveLength(1)
    }),
)

test.each(['404-page', '502-page', '500-before', 'dropped-before', '429-bare'] as const)(
  '%s does not mean that there is no server to use',
  (name) =>
    withRunning(async (at) => {
      at.panel.faults.standing.add(name)
      expect(await controlsOf(at).usage(target())).not.toEqual(NOBODY)
      expect((await controlsOf(at).power(target(), 'start')).result).toBe('retry')
      expect(powers(at)).toEqual([])
      at.panel.faults.standing.clear()
      at.panel.faults.plan(name, ({ path }) => path.endsWith('/resources'))
      const read = await controlsOf(at).usage(target())
      expect(read.result).toBe('failed')
      expect(read).not.toEqual(NOBODY)
    }),
)

test('a node that does not answer', () =>
  withRunning(async (at) => {
    for (const node of at.panel.state.nodes) node.isDown = true
    const silent = { code: 'PANEL_FAULT', detail: '504 DaemonConnectionException' }
    expect(await controlsOf(at).usage(target())).toEqual({ result: 'failed', fault: silent })
    const told = await controlsOf(at).power(target(), 'stop')
    expect(told).toEqual({ result: 'unknown', fault: silent })
  }))

test('the power of a server with the key in other letters is another shop’s', () =>
  withRunning(async (at) => {
    const [server] = at.panel.state.servers
    if (server) server.externalId = 'HF-One'
    const code = 'FOREIGN_SERVER'
    expect(fault(await controlsOf(at).power(target(), 'stop'))).toMatchObject({ code })
    expect(await controlsOf(at).usage(target())).toMatchObject({ fault: { code } })
    expect(powers(at)).toEqual([])
  }))

test('an account that the panel shows no server to is not told that it is gone', () =>
  withRunning(
    async (at) => {
      const code = 'NOT_PERMITTED'
      expect(fault(await controlsOf(at).power(target(), 'stop'))).toMatchObject({ code })
      expect(await controlsOf(at).usage(target())).toMatchObject({ fault: { code } })
    },
    (input, init) => fetch(String(input).replace(/(client\/servers\/)\w+/, '$1ffffffff'), init),
  ))

/** The network, where the client API answers so. */
const answering =
  (attributes: object): typeof fetch =>
  (input, init) =>
    String(input).includes('/api/client/')
      ? Promise.resolve(Response.json({ object: 'stats', attributes }))
      : fetch(input, init)

const resources = { memory_bytes: 5, cpu_absolute: 1.5, disk_bytes: 7, uptime: 61_999 }

test.each([
  ['running', 'running'],
  ['starting', 'starting'],
  ['stopping', 'stopping'],
  ['offline', 'stopped'],
] as const)('%s is %s, in bytes, percent and seconds', (current_state, state) =>
  withRunning(async (at) => {
    const usage = { state, cpuPercent: 1.5, memory: 5, disk: 7, uptimeSeconds: 61 }
    expect(await controlsOf(at).usage(target())).toEqual({ result: 'done', usage })
  }, answering({ current_state, resources })),
)

test.each([
  ['that nobody knows', { current_state: 'dancing', resources }, 'UNKNOWN_ANSWER'],
  ['without resources', { current_state: 'running' }, 'UNKNOWN_ANSWER'],
  [
    'below nothing',
    { current_state: 'running', resources: { ...resources, uptime: -1 } },
    'UNKNOWN_ANSWER',
  ],
  ['that its node has not told', { current_state: 'missing', resources }, 'UNREACHABLE'],
])('a state %s is no usage', (_what, attributes, code) =>
  withRunning(async (at) => {
    expect(await controlsOf(at).usage(target())).toMatchObject({
      result: 'failed',
      fault: { code },
    })
  }, answering(attributes)),
)
