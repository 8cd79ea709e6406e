import { specOf } from '@hostfront/domain/provisioning/spec-of'
import { expect, test } from 'vitest'
import {
  type Changed,
  fault,
  made,
  make,
  openTestCluster,
  target,
  withCluster,
} from './cluster-for-tests.ts'
import { hostName } from './draft.ts'
import { keyOfNote } from './note.ts'
import { openWith } from './proxmox.ts'

const list = (...addresses: string[]) => ({
  by: 'list' as const,
  addresses,
  prefix: 24,
  gateway: '203.0.113.1',
})

test('a name of several lines does not begin one of the note', () =>
  withCluster(async (at) => {
    const specs = ['x\nHostfront key: hf-other', 'x\u2028Hostfront order: {}'].map((serverName) =>
      specOf({
        ...at.spec('hf-one'),
        service: { planName: 'VPS', serverName, options: [] },
        plan: { specs: { ram: 2, storage: 20, cpu: 2, slots: null } },
        template: { recipe: null, questions: [] },
      }),
    )
    expect(specs.map(({ name }) => name)).toEqual([
      'x Hostfront key: hf-other',
      'x Hostfront order: {}',
    ])
    const machine = await made(at, { name: specs[0]?.name ?? '' })
    expect(keyOfNote(String(machine.settings.description))).toBe('hf-one')
  }))

test('a smaller plan takes processor and memory, and leaves the disk as it is', () =>
  withCluster(async (at) => {
    const machine = await made(at)
    const { scsi0 } = machine.settings
    const less = at.spec('hf-one', { memoryMiB: 1024, diskMiB: 10_240, cpuPercent: 100 })
    const answer = await at.provider.apply(target(), less, null)
    expect(answer).toMatchObject({ result: 'done', seen: { state: 'on' } })
    expect(machine.settings).toMatchObject({ memory: 1024, cores: 1, scsi0 })
  }))

test('its customer gets in by the keys that they have given', () =>
  withCluster(async (at) => {
    const keys = ['ssh-ed25519 AAAAC3Nz+/abc= jane@laptop & co', 'ssh-rsa AAAAB3Nz jane%40desk']
    const machine = await made(at, { sshKeys: keys })
    expect(decodeURIComponent(String(machine.settings.sshkeys)).split('\n')).toEqual(keys)
    expect(machine.settings.description).not.toContain('ssh-')
  }))

test('a machine is what its plan and its recipe say, and keeps its network card', () =>
  withCluster(async (at) => {
    const machine = await made(at, { name: 'Žofie’s Box', cpuPercent: 150 })
    expect(machine).toMatchObject({ node: 'pve1', runningSince: expect.any(Number) })
    expect(machine.vmid).toBeGreaterThanOrEqual(20_000)
    expect(machine.vmid).toBeLessThanOrEqual(20_999)
    expect(machine.settings).toMatchObject({
      name: 'zofie-s-box',
      ...{ cores: 2, sockets: 1, cpulimit: 1.5, memory: 2048, onboot: 1, ciuser: 'admin' },
      ipconfig0: expect.stringMatching(/^ip=203\.0\.113\.\d+\/24,gw=203\.0\.113\.1$/),
      net0: expect.stringMatching(/bridge=vmbr0,tag=20$/),
      tags: expect.stringMatching(/cloud;.*hostfront\.key\.hf-one/),
      description: 'Server: Žofie’s Box\n\nHostfront key: hf-one\n',
    })
    expect(at.cluster.state.pools.shop).toEqual([machine.vmid])
    const address = /ip=([\d.]+)/.exec(String(machine.settings.ipconfig0))?.[1]
    expect(await at.provider.observe(target())).toEqual({
      result: 'done',
      seen: {
        ...{ state: 'on', remoteId: String(machine.vmid), address },
        ...{ panelLink: null, userName: 'admin' },
      },
    })
  }))

test('a quick clone is set up and started within the order', () =>
  withCluster(async (at) => expect(await make(at)).toMatchObject({ seen: { state: 'on' } }), {
    cloneSeconds: 0,
  }))

test('a task is followed until it has ended', () => {
  let looks = 0
  const slow: typeof fetch = async (input, init) => {
    const isTask = /tasks\/UPID.*qmclone/.test(decodeURIComponent(String(input)))
    if (!isTask || looks++ > 0) return fetch(input, init)
    return Response.json({ data: { status: 'running' } })
  }
  return withCluster(
    async (at) => {
      expect(await make(at)).toMatchObject({ seen: { state: 'on' } })
      expect(looks).toBe(2)
    },
    { cloneSeconds: 0, fetch: slow, terms: { patience: 5000 } },
  )
})

test('a clone that fails says why, where that is known', () =>
  withCluster(
    async (at) => {
      at.cluster.faults.plan('task-fails', ({ path }) => path.endsWith('/clone'))
      expect(await make(at)).toEqual({
        result: 'unknown',
        fault: { code: 'PANEL_FAULT', detail: 'task qmclone' },
      })
    },
    { cloneSeconds: 0 },
  ))

const SYSTEMS = [
  { choice: 'debian-13', templateId: 9000 },
  { choice: 'ubuntu-24-04', templateId: 9001 },
]

test('the system that was chosen is cloned, and said before', () =>
  withCluster(async (at) => {
    const chosen = { choices: ['germany', 'ubuntu-24-04'], recipe: { templates: SYSTEMS } }
    const shown = await at.provider.preview(at.spec('hf-one', chosen))
    expect(shown).toMatchObject({ order: expect.arrayContaining([['clone', '9001 (full)']]) })
    await made(at, chosen)
    const cloned = at.cluster.calls.find(
      ({ method, path }) => method === 'POST' && /clone$/.test(path),
    )
    expect(cloned?.path).toMatch(/\/qemu\/9001\/clone$/)
  }))

const LOCATIONS = [
  { choice: 'germany', nodes: ['pve1'] },
  { choice: 'uk', nodes: ['pve2'] },
]

test('it stands where its customer wants it', () =>
  withCluster(async (at) => {
    const chosen = { choices: ['uk', 'debian-13'], recipe: { nodesByChoice: LOCATIONS } }
    expect((await made(at, chosen)).node).toBe('pve2')
  }))

type Case = [what: string, changed: Changed, code: string, detail: string]

test.each([
  ['no memory', { memoryMiB: null }, 'REFUSED_FIELD', 'memory'],
  ['no disk', { diskMiB: 0 }, 'REFUSED_FIELD', 'disk'],
  ['no processor', { cpuPercent: null }, 'REFUSED_FIELD', 'cores'],
  ['a disk below its template’s', { diskMiB: 1024 }, 'REFUSED_FIELD', 'disk'],
  [
    'a system that has no template',
    { choices: ['windows'], recipe: { templates: SYSTEMS } },
    'NO_TEMPLATE',
    'choice',
  ],
  [
    'a location that has no nodes',
    { choices: ['france'], recipe: { nodesByChoice: LOCATIONS } },
    'NO_TEMPLATE',
    'choice',
  ],
  ['a template that is not there', { recipe: { templateId: 9999 } }, 'NO_TEMPLATE', 'templateId'],
  ['nodes that are not there', { recipe: { nodes: ['pve9'] } }, 'NO_TEMPLATE', 'nodes'],
  ['no address', { recipe: { network: list('203.0.113.1') } }, 'NO_PORT', 'addresses'],
  ['no number', { recipe: { vmids: { from: 9000, to: 9001 } } }, 'NO_ROOM', 'vmids'],
  ['an unknown pool', { recipe: { pool: 'nobodys' } }, 'REFUSED_FIELD', '500 pool'],
  ['an unknown storage', { recipe: { storage: 'nowhere' } }, 'REFUSED_FIELD', '500 storage'],
] satisfies Case[])(
  'with %s nothing is made, and somebody is told',
  (_what, changed, code, detail) =>
    withCluster(async (at) => {
      const answer = await make(at, changed)
      expect(answer).toEqual({ result: 'person', fault: { code, detail } })
      expect(at.count()).toBe(0)
    }),
)

test('a template without cloud-init, or one that is none, is not cloned', () =>
  withCluster(async (at) => {
    const [template] = at.cluster.state.machines
    delete template?.settings.ide2
    expect(fault(await make(at))?.detail).toBe('cloudinit')
    delete template?.settings.template
    expect(fault(await make(at))).toMatchObject({ code: 'NO_TEMPLATE', detail: 'templateId' })
  }))

test('the first node that is up is taken, and none that has not the memory, where that is shown', () =>
  withCluster(async (at) => {
    const second = at.cluster.state.nodes[1]
    if (second) second.isDown = true
    const full = { code: 'NO_ROOM', detail: 'nodes' }
    expect(fault(await make(at, { recipe: { nodes: ['pve2'] } }))).toEqual(full)
    const [token] = at.cluster.state.tokens
    if (token) token.rights = { ...token.rights, '/nodes': ['Sys.Audit'] }
    expect(fault(await make(at, { memoryMiB: 250_000 }))).toEqual(full)
    expect((await made(at, { recipe: { nodes: ['pve2', 'pve1'] } })).node).toBe('pve1')
  }))

test('a linked clone names no storage, and may lie on another node than its template', () =>
  withCluster(async (at) => {
    const machine = await made(at, { recipe: { clone: 'linked', nodes: ['pve2'] } })
    expect(machine.node).toBe('pve2')
  }))

test('a number that somebody has whom the token does not see is passed over', () =>
  withCluster(async (at) => {
    const vmids = { from: 20_000, to: 20_001 }
    at.cluster.state.machines.push(
      ...[20_000].map((vmid) => ({
        ...{ vmid, node: 'pve1', settings: { name: 'theirs' } },
        ...{ runningSince: null, leased: null, counted: null },
      })),
    )
    const [token] = at.cluster.state.tokens
    if (token) token.rights = { ...token.rights, '/vms/20000': ['VM.Allocate'] }
    expect((await made(at, { recipe: { vmids } })).vmid).toBe(20_001)
    const next = await at.provider.create(
      target({ key: 'hf-two' }),
      at.spec('hf-two', { recipe: { vmids } }),
    )
    expect(fault(next)).toEqual({ code: 'NO_ROOM', detail: 'vmids' })
  }))

test('addresses of others are left to them, tagged or not; the gateway is nobody’s', () =>
  withCluster(async (at) => {
    const [tagged, untagged] = [at.others.place('hf-x'), at.others.place('hf-y')]
    const machineOf = (id: string) => at.machines().find(({ vmid }) => String(vmid) === id)
    Object.assign(machineOf(tagged)?.settings ?? {}, {
      tags: 'hostfront.key.hf-x;hostfront.ip.203.0.113.2',
    })
    Object.assign(machineOf(untagged)?.settings ?? {}, { ipconfig0: 'ip=203.0.113.3/24' })
    const machine = await made(at, { recipe: { network: list('203.0.113.0/29') } })
    expect(machine.settings.ipconfig0).toMatch(/ip=203\.0\.113\.[456]\//)
    const full = { recipe: { network: list('203.0.113.2', '203.0.113.3') } }
    const next = await at.provider.create(target({ key: 'hf-z' }), at.spec('hf-z', full))
    expect(fault(next)).toMatchObject({ code: 'NO_PORT' })
  }))

test('an address that another process gives away at the same time is given up', async () => {
  let isRace = true
  const racing: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    const [, address] = /ipconfig0=ip%3D([\d.]+)/.exec(String(init?.body)) ?? []
    if (address && isRace) {
      isRace = false
      const id = at.others.place('hf-rival')
      const rival = at.machines().find(({ vmid }) => String(vmid) === id)
      Object.assign(rival?.settings ?? {}, {
        tags: `hostfront.key.hf-rival;hostfront.ip.${address}`,
      })
    }
    return response
  }
  const at = await openTestCluster({ fetch: racing })
  try {
    await made(at)
    const tags = at
      .machines()
      .flatMap(({ settings }) => /hostfront\.ip\.[\d.]+/.exec(String(settings.tags))?.[0] ?? [])
    expect(tags).toHaveLength(2)
    expect(new Set(tags).size).toBe(2)
  } finally {
    await at.close()
  }
})

test('an address of the network’s own is read from the guest; until it has one there is none', () =>
  withCluster(async (at) => {
    const machine = await made(at, { recipe: { network: { by: 'dhcp' }, user: '', onboot: false } })
    expect(machine.settings).toMatchObject({ ipconfig0: 'ip=dhcp', ciuser: 'debian', onboot: 0 })
    const seen = { address: machine.leased, userName: 'debian' }
    expect(machine.leased).toMatch(/^192\.0\.2\./)
    expect(await at.provider.observe(target())).toMatchObject({ seen })
    at.pass(10)
    expect(await at.provider.inventory?.list(null)).toMatchObject({
      servers: [{ address: machine.leased }],
    })
    machine.leased = null
    expect(await at.provider.observe(target())).toMatchObject({ seen: { address: null } })
  }))

test('settings that somebody writes at the same time are not overwritten', () =>
  withCluster(async (at) => {
    const machine = await made(at)
    const config = /\/config$/
    at.cluster.faults.plan(
      '500-before',
      ({ method, path }) => method === 'PUT' && config.test(path),
    )
    expect((await at.provider.suspend(target())).result).toBe('unknown')
    expect(machine.settings.tags).not.toContain('suspended')
  }))

test('an order in its note that somebody has changed is for a person', () =>
  withCluster(async (at) => {
    await make(at)
    at.pass(60)
    const [machine] = at.machines()
    if (machine)
      machine.settings.description = 'Hostfront key: hf-one\nHostfront order: {"cores":0}\n'
    const known = target({ remoteId: String(machine?.vmid) })
    expect(fault(await at.provider.observe(known))).toEqual({
      code: 'REFUSED_FIELD',
      detail: 'description',
    })
  }))

test('a preview says everything that would be sent, and what is missing', () =>
  withCluster(async (at) => {
    const ready = await at.provider.preview(at.spec('hf-one'))
    if (ready.result !== 'ready') throw new Error(ready.fault.code)
    expect(Object.fromEntries(ready.order)).toMatchObject({
      ...{ clone: '9000 (full)', node: 'pve1', newid: '20000-20999', storage: 'shared' },
      ...{ cores: '2', memory: '2048', scsi0: '20480M', ipconfig0: 'one of 31', onboot: '1' },
    })
    expect(await at.provider.preview({ ...at.spec('hf-one'), recipe: null })).toEqual({
      result: 'missing',
      fault: { code: 'NO_TEMPLATE', detail: null },
    })
    expect(at.cluster.calls.every(({ method }) => method === 'GET')).toBe(true)
  }))

test.each([
  ['Los Santos!', 'los-santos'],
  ['---', 'hf-1'],
  ['山田', 'hf-1'],
  ['x'.repeat(70), 'x'.repeat(63)],
])('%s is called %s', (name, expected) => expect(hostName(name, 'hf-1')).toBe(expected))

test('without a token, or with what is none, nothing is sent', async () => {
  const access = { id: 'one', address: 'http://127.0.0.1:1', rehearsal: 'none' } as const
  const host = { now: () => '', fetch: () => Promise.reject(new Error('sent')) }
  const observe = (key: string | null) =>
    openWith({ deadline: 500, patience: 0 })({ ...access, key }, host).observe(target())
  expect(fault(await observe(null))?.code).toBe('NO_KEY')
  for (const key of ['secret', 'root@pam', 'root@pam!shop', 'a@b!c=d\nX: y']) {
    expect(fault(await observe(key))?.code).toBe('KEY_REFUSED')
  }
  expect((await observe('root@pam!shop=4711')).result).toBe('retry')
})

test('a revoked token is for a person', () =>
  withCluster(async (at) => {
    for (const token of at.cluster.state.tokens) token.isRevoked = true
    expect(await make(at)).toMatchObject({ result: 'person', fault: { code: 'KEY_REFUSED' } })
  }))
