/** What goes wrong elsewhere, each by its name in the field. */
import { expect, test } from 'vitest'
import { fault, made, make, type TestCluster, target, withCluster } from './cluster-for-tests.ts'
import { keyTag } from './tags.ts'

const clones = ({ cluster }: TestCluster) =>
  cluster.calls.filter(({ path }) => path.endsWith('/clone'))

const writes = ({ cluster }: TestCluster) => cluster.calls.filter(({ method }) => method !== 'GET')

test('T1: an order whose answer is lost is found by its key, and not sent again', () =>
  withCluster(async (at) => {
    at.cluster.faults.plan('dropped-after', ({ path }) => path.endsWith('/clone'))
    expect((await make(at)).result).toBe('unknown')
    const sentAt = at.now()
    // The clone says whose it is, though the list has no name of it yet.
    expect(await at.provider.observe(target({ sentAt }))).toMatchObject({
      seen: { state: 'installing' },
    })
    at.pass(60)
    expect(await at.provider.observe(target({ sentAt }))).toMatchObject({ seen: { state: 'on' } })
    expect(clones(at)).toHaveLength(1)
  }))

test('T1: a clone that does not say yet whose it is may be the one that was ordered', () =>
  withCluster(async (at) => {
    // Its first drive is the disk itself: until that is copied there is nothing but the lock.
    const [template] = at.cluster.state.machines
    if (template) {
      template.settings.scsi1 = String(template.settings.ide2)
      delete template.settings.ide2
    }
    at.cluster.faults.plan('dropped-after', ({ path }) => path.endsWith('/clone'))
    await make(at)
    const ordered = target({ sentAt: at.now() })
    expect(await at.provider.observe(ordered)).toMatchObject({
      result: 'retry',
      fault: { code: 'PANEL_BUSY', detail: 'lock clone' },
    })
    // Who never ordered anything is not kept waiting by somebody else's clone.
    expect(await at.provider.observe(target({ key: 'hf-other' }))).toEqual({ result: 'absent' })
    at.pass(60)
    expect(await at.provider.observe(ordered)).toMatchObject({ seen: { state: 'on' } })
  }))

test('T9: what the token may not see is not called absent', () =>
  withCluster(async (at) => {
    await made(at)
    const [token] = at.cluster.state.tokens
    if (token) token.rights = { ...token.rights, '/vms': ['VM.Clone'] }
    const blind = { code: 'NOT_PERMITTED', detail: 'VM.Audit /vms' }
    for (const answer of [await at.provider.observe(target()), await make(at)]) {
      expect(answer).toMatchObject({ result: 'person', fault: blind })
    }
    expect(await at.provider.inventory?.list(null)).toMatchObject({
      result: 'failed',
      fault: blind,
    })
    expect(clones(at)).toHaveLength(1)
  }))

test('T9: a node that is down has its machines still', () =>
  withCluster(async (at) => {
    const { node } = await made(at)
    for (const each of at.cluster.state.nodes) each.isDown = each.name === node
    for (const verb of ['observe', 'suspend', 'remove'] as const) {
      expect(await at.provider[verb](target())).toMatchObject({
        result: 'retry',
        fault: { code: 'UNREACHABLE', detail: '595' },
      })
    }
  }))

test('T20: a number that was given away again is somebody else’s machine', () =>
  withCluster(async (at) => {
    const { vmid } = await made(at)
    const [machine] = at.machines()
    if (machine) machine.settings = { name: 'theirs', description: 'Hostfront key: hf-two\n' }
    const known = target({ remoteId: String(vmid), state: 'on' })
    const before = writes(at).length
    for (const verb of ['observe', 'suspend', 'resume', 'remove'] as const) {
      expect(await at.provider[verb](known)).toEqual({ result: 'absent' })
    }
    expect(writes(at)).toHaveLength(before)
    expect(at.machines()).toHaveLength(1)
  }))

test.each([
  ['only in its tags', (key: string) => ({ tags: keyTag(key), description: '' })],
  [
    'in its tags, and another in its note',
    (key: string) => ({ tags: keyTag(key), description: 'Hostfront key: hf-two\n' }),
  ],
  [
    'twice in its note',
    (key: string) => ({
      tags: keyTag(key),
      description: `Hostfront key: ${key}\nHostfront key: hf-two\n`,
    }),
  ],
])('T20: with the key %s it is not touched', (_where, changed) =>
  withCluster(async (at) => {
    const machine = await made(at)
    Object.assign(machine.settings, changed('hf-one'))
    const before = writes(at).length
    for (const verb of ['observe', 'suspend', 'remove'] as const) {
      expect(fault(await at.provider[verb](target()))).toMatchObject({ code: 'FOREIGN_SERVER' })
    }
    expect(writes(at)).toHaveLength(before)
  }),
)

test('T20: a copy of a machine, made by hand, bears its key: neither is touched', () =>
  withCluster(async (at) => {
    const machine = await made(at)
    at.cluster.state.machines.push({ ...machine, vmid: 777, settings: { ...machine.settings } })
    expect(fault(await at.provider.remove(target()))).toEqual({
      code: 'FOREIGN_SERVER',
      detail: 'twice',
    })
    expect(at.count()).toBe(2)
  }))

test('T2: keys that are part of each other, or differ by a capital, are different machines', () =>
  withCluster(async (at) => {
    const keys = ['hf-1', 'hf-12', 'hf-A', 'hf-a']
    for (const key of keys) {
      await at.provider.create(target({ key }), at.spec(key))
      at.pass(60)
      await at.provider.observe(target({ key }))
    }
    expect(at.count()).toBe(keys.length)
    expect(await at.provider.remove(target({ key: 'hf-1' }))).toEqual({ result: 'absent' })
    expect(await at.provider.remove(target({ key: 'hf-a' }))).toEqual({ result: 'absent' })
    const left = at
      .machines()
      .map(({ settings }) => /Hostfront key: (.*)/.exec(`${settings.description}`)?.[1])
    expect(left).toEqual(['hf-12', 'hf-A'])
  }))

test('a server’s name that looks like a key is only a name', () =>
  withCluster(async (at) => {
    await made(at, { name: 'Hostfront key: hf-two' })
    expect(await at.provider.observe(target())).toMatchObject({ seen: { state: 'on' } })
    expect(await at.provider.observe(target({ key: 'hf-two' }))).toEqual({ result: 'absent' })
  }))

test('T21: two at once are cloned one after the other, under two numbers, with two addresses', () =>
  withCluster(
    async (at) => {
      const keys = ['hf-1', 'hf-2', 'hf-3']
      const network = {
        by: 'list' as const,
        addresses: ['203.0.113.4/30', '203.0.113.9'],
        prefix: 24,
        gateway: '203.0.113.1',
      }
      const answers = await Promise.all(
        keys.map((key) =>
          at.provider.create(target({ key }), at.spec(key, { recipe: { network } })),
        ),
      )
      expect(answers.map(({ result }) => result)).toEqual(['done', 'done', 'done'])
      const addresses = at.machines().map(({ settings }) => settings.ipconfig0)
      expect(new Set(addresses).size).toBe(3)
    },
    { cloneSeconds: 0, terms: { patience: 5000 } },
  ))

test('T21: while a clone goes on, whoever’s process ordered it, the next one waits', () =>
  withCluster(async (at) => {
    await make(at)
    const next = await at.provider.create(target({ key: 'hf-two' }), at.spec('hf-two'))
    expect(next).toMatchObject({ result: 'retry', fault: { code: 'PANEL_BUSY', detail: 'clone' } })
    expect(clones(at)).toHaveLength(1)
  }))

test('T21: a clone that gets no lock of its storage is tried again', () =>
  withCluster(async (at) => {
    at.cluster.faults.plan('task-never', ({ path }) => path.endsWith('/clone'))
    await make(at)
    // Another process has not seen it.
    for (const task of at.cluster.state.tasks) Object.assign(task, { token: 'other@pve!shop' })
    await at.provider.create(target({ key: 'hf-two' }), at.spec('hf-two'))
    at.pass(60)
    expect(at.cluster.state.tasks.at(-1)?.exit).toMatch(/got lock request timeout/)
    expect(at.count()).toBe(1)
  }))

test('T21: its disk is told its size, so that asked twice it grows once', () => {
  const sizes: (string | null)[] = []
  const listening: typeof fetch = (input, init) => {
    if (String(input).endsWith('/resize')) {
      sizes.push(new URLSearchParams(String(init?.body)).get('size'))
    }
    return fetch(input, init)
  }
  return withCluster(
    async (at) => {
      at.cluster.faults.plan('500-before', ({ path }) => path.endsWith('/resize'))
      await expect(made(at)).rejects.toThrow('unknown')
      expect(await at.provider.observe(target())).toMatchObject({ seen: { state: 'on' } })
      expect(sizes).toEqual(['20480M', '20480M'])
      expect(at.machines()[0]?.settings.scsi0).toMatch(/size=20480M/)
    },
    { fetch: listening },
  )
})

test('T21: suspended it stands still, does not start with its node, and is never paused', () =>
  withCluster(async (at) => {
    const machine = await made(at)
    expect(machine.settings.onboot).toBe(1)
    await at.provider.suspend(target())
    expect(machine).toMatchObject({ runningSince: null, settings: { onboot: 0 } })
    expect(await at.provider.resume(target())).toMatchObject({ seen: { state: 'on' } })
    expect(machine.runningSince).not.toBeNull()
    expect(machine.settings).toMatchObject({ onboot: 1 })
    expect(machine.settings.tags).not.toContain('suspended')
    expect(writes(at).filter(({ path }) => /suspend|pause/.test(path))).toEqual([])
  }))

test('a suspended machine that somebody started is seen running, and suspended anew', () =>
  withCluster(async (at) => {
    const machine = await made(at)
    await at.provider.suspend(target())
    machine.runningSince = 0
    expect(await at.provider.observe(target())).toMatchObject({ seen: { state: 'on' } })
    // What runs is not suspended: its customer may use it, should the shop want it so.
    expect(machine.settings).toMatchObject({
      onboot: 1,
      tags: expect.not.stringMatching('suspended'),
    })
    expect(await at.provider.controls?.usage(target())).toMatchObject({ result: 'done' })
    expect(await at.provider.suspend(target())).toMatchObject({ seen: { state: 'off' } })
    expect(machine.runningSince).toBeNull()
  }))

test('while it is being stopped or started it is neither', () =>
  withCluster(async (at) => {
    const machine = await made(at)
    const power = ({ path }: { path: string }) => path.includes('/status/')
    at.cluster.faults.plan('task-slow', (call) => call.method === 'POST' && power(call))
    expect(await at.provider.suspend(target())).toMatchObject({ result: 'unknown' })
    const busy = { result: 'retry', fault: { code: 'PANEL_BUSY', detail: 'task' } }
    expect(await at.provider.observe(target())).toMatchObject(busy)
    at.pass(120)
    expect(await at.provider.observe(target())).toMatchObject({ seen: { state: 'off' } })
    at.cluster.faults.plan('task-slow', (call) => call.method === 'POST' && power(call))
    expect(await at.provider.resume(target())).toMatchObject({ result: 'unknown' })
    expect(await at.provider.observe(target())).toMatchObject(busy)
    at.pass(120)
    expect(await at.provider.observe(target())).toMatchObject({ seen: { state: 'on' } })
    expect(machine.settings.onboot).toBe(1)
  }))

test('what its customer has stopped is not suspended', () =>
  withCluster(async (at) => {
    await made(at)
    await at.provider.controls?.power(target(), 'stop')
    expect(await at.provider.observe(target())).toMatchObject({ seen: { state: 'on' } })
  }))

test('a guest that does not follow is switched off', () =>
  withCluster(async (at) => {
    const machine = await made(at)
    machine.settings.acpi = 0
    expect(await at.provider.suspend(target())).toMatchObject({ seen: { state: 'off' } })
  }))

test('protection is a person’s to lift; until then nothing is even stopped', () =>
  withCluster(async (at) => {
    const machine = await made(at)
    machine.settings.protection = 1
    expect(fault(await at.provider.remove(target()))).toEqual({
      code: 'REFUSED_FIELD',
      detail: 'protection',
    })
    expect(machine.runningSince).not.toBeNull()
  }))

test('a clone that died with its node stays locked, and is for a person', () =>
  withCluster(async (at) => {
    at.cluster.faults.plan('task-dies', ({ path }) => path.endsWith('/clone'))
    await make(at)
    at.pass(60)
    const known = target({ remoteId: String(at.machines()[0]?.vmid), state: 'installing' })
    expect(await at.provider.observe(known)).toMatchObject({ seen: { state: 'failed' } })
    const died = { code: 'INSTALL_FAILED', detail: 'lock clone' }
    expect(fault(await at.provider.remove(known))).toEqual(died)
    expect(fault(await at.provider.suspend(known))).toEqual(died)
    expect(at.count()).toBe(1)
  }))

test.each(['backup', 'migrate', 'snapshot'])('while it has the lock %s it is left alone', (lock) =>
  withCluster(async (at) => {
    const machine = await made(at)
    machine.settings.lock = lock
    const before = writes(at).length
    expect(await at.provider.observe(target())).toMatchObject({ seen: { state: 'on' } })
    for (const verb of ['suspend', 'remove'] as const) {
      expect(await at.provider[verb](target())).toMatchObject({
        result: 'retry',
        fault: { code: 'PANEL_BUSY' },
      })
    }
    expect(writes(at)).toHaveLength(before)
  }),
)

test('T22: a token is sent to the cluster alone, and stands in no fault', () =>
  withCluster(
    async (at) => {
      const [secret = ''] = at.cluster.key.split('=').slice(1)
      const told = [await make(at), await at.provider.observe(target())]
      expect(told.map(({ result }) => result)).toEqual(['retry', 'retry'])
      expect(JSON.stringify(told)).not.toContain(secret)
      expect(at.cluster.calls).toEqual([])
    },
    {
      fetch: async (_input, init) => {
        expect(init?.redirect).toBe('manual')
        return new Response(null, { status: 302, headers: { Location: 'https://elsewhere.test' } })
      },
    },
  ))
