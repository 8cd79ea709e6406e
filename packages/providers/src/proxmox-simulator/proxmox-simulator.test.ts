import { expect, test } from 'vitest'
import { type ProxmoxSimulator, startProxmoxSimulator } from './proxmox-simulator.ts'

type Ask = (
  line: string,
  form?: Record<string, string>,
) => Promise<{
  readonly status: number
  readonly reason: string
  readonly text: string
}>

/** Starts a simulator with a clock of its own for the time of a test. */
async function withSimulator(
  run: (ask: Ask, cluster: ProxmoxSimulator, pass: (seconds: number) => void) => Promise<void>,
): Promise<void> {
  let time = Date.parse('2026-06-01T12:00:00.000Z')
  const cluster = await startProxmoxSimulator({ now: () => time })
  const ask: Ask = async (line, form = {}) => {
    const [method = '', path = ''] = line.split(' ')
    const body = new URLSearchParams(form)
    const response = await fetch(`${cluster.address}/api2/json${path}`, {
      method,
      headers: { Authorization: `PVEAPIToken=${cluster.key}` },
      ...(method !== 'GET' && method !== 'DELETE' && { body }),
    })
    return { status: response.status, reason: response.statusText, text: await response.text() }
  }
  try {
    await run(ask, cluster, (seconds) => {
      time += seconds * 1000
    })
  } finally {
    await cluster.close()
  }
}

const CLONE = 'POST /nodes/pve1/qemu/9000/clone'

test.each([
  [
    'GET /nodes/pve1/qemu/100/config',
    {},
    500,
    "Configuration file 'nodes/pve1/qemu-server/100.conf' does not exist",
  ],
  ['GET /nodes/pve9/qemu/100/config', {}, 500, "hostname lookup 'pve9' failed"],
  ['GET /nothing', {}, 501, "Method 'GET /nothing' not implemented"],
  ['GET /cluster/nextid?vmid=9000', {}, 400, 'Parameter verification failed.'],
  ['GET /cluster/nextid?vmid=99', {}, 400, 'Parameter verification failed.'],
  [CLONE, {}, 400, 'Parameter verification failed.'],
  [CLONE, { newid: '200', name: 'no name' }, 400, 'Parameter verification failed.'],
  [CLONE, { newid: '200', memory: '512' }, 400, 'Parameter verification failed.'],
  [
    CLONE,
    { newid: '200', storage: 'shared' },
    500,
    "parameter 'storage' not allowed for linked clones",
  ],
  [CLONE, { newid: '200', full: '1', storage: 'nowhere' }, 500, "storage 'nowhere' does not exist"],
  [
    CLONE,
    { newid: '200', full: '1', storage: 'local-lvm', target: 'pve2' },
    500,
    "can't clone to non-shared storage 'local-lvm'",
  ],
  [CLONE, { newid: '9001' }, 500, 'unable to create VM 9001: config file already exists'],
  ['PUT /nodes/pve1/qemu/9000/config', {}, 500, 'no options specified'],
  [
    'PUT /nodes/pve1/qemu/9000/config',
    { digest: 'x', cores: '2' },
    500,
    'checksum mismatch (file change by other user?)',
  ],
  [
    'PUT /nodes/pve1/qemu/9000/config',
    { balloon: '1024' },
    500,
    'balloon value too large (must be smaller than assigned memory)',
  ],
  ['PUT /nodes/pve1/qemu/9000/config', { tags: 'Ä' }, 400, 'Parameter verification failed.'],
  ['PUT /nodes/pve1/qemu/9000/config', { cores: '0' }, 400, 'Parameter verification failed.'],
  ['POST /nodes/pve1/qemu/9000/status/reboot', {}, 500, 'VM 9000 not running'],
])('%s with %j is refused by %i: %s', (line, form, status, reason) =>
  withSimulator(async (ask) => {
    const said = await ask(line, form)
    expect([said.status, said.reason]).toEqual([status, reason])
    expect(JSON.parse(said.text)).toMatchObject({ data: null, message: `${reason}\n` })
  }),
)

test('without its token a caller is told nothing', () =>
  withSimulator(async (ask, { state }) => {
    for (const token of state.tokens) token.isRevoked = true
    expect(await ask('GET /cluster/resources')).toEqual({
      ...{ status: 401, reason: 'Authentication failed!', text: '' },
    })
  }))

test('rights of a path hold below it, unless that has its own; what may not be seen is left out', () =>
  withSimulator(async (ask, { state }) => {
    const [token] = state.tokens
    if (token) token.rights = { '/vms': ['VM.Audit'], '/vms/9001': [] }
    const { text } = await ask('GET /cluster/resources?type=vm')
    expect(JSON.parse(text)).toMatchObject({ data: [{ vmid: 9000 }] })
    expect((await ask('GET /nodes/pve1/qemu/9001/config')).status).toBe(403)
    expect((await ask('GET /cluster/nextid?vmid=9001')).status).toBe(400)
    expect((await ask('POST /nodes/pve1/qemu/9000/clone', { newid: '200' })).status).toBe(403)
  }))

test('a clone is locked until its task has ended, and counted some seconds later', () =>
  withSimulator(async (ask, { state }, pass) => {
    const { text } = await ask(CLONE, { newid: '200', description: 'Words' })
    const { data: upid } = JSON.parse(text)
    expect(upid).toMatch(
      /^UPID:pve1:[0-9A-F]{8}:[0-9A-F]{8}:[0-9A-F]{8}:qmclone:9000:shop@pve!hostfront:$/,
    )
    const status = `GET /nodes/pve1/tasks/${encodeURIComponent(upid)}/status`
    expect(JSON.parse((await ask(status)).text).data).toMatchObject({ status: 'running' })
    expect((await ask('PUT /nodes/pve1/qemu/200/config', { cores: '2' })).reason).toBe(
      'VM is locked (clone)',
    )
    pass(3)
    expect(JSON.parse((await ask(status)).text).data).toMatchObject({
      status: 'stopped',
      exitstatus: 'OK',
    })
    const config = JSON.parse((await ask('GET /nodes/pve1/qemu/200/config')).text).data
    expect(config).toMatchObject({
      name: 'Copy-of-VM-debian-13',
      description: 'Words\n',
      tags: 'cloud',
    })
    expect(config).not.toHaveProperty('template')
    expect(config.net0).not.toBe(state.machines[0]?.settings.net0)
    const listed = async () =>
      JSON.parse((await ask('GET /cluster/resources?type=vm')).text).data.find(
        ({ vmid }: { vmid: number }) => vmid === 200,
      )
    expect(await listed()).not.toHaveProperty('name')
    pass(10)
    expect(await listed()).toMatchObject({ name: 'Copy-of-VM-debian-13', status: 'stopped' })
  }))

test('a disk grows to a size or by one, and never shrinks', () =>
  withSimulator(async (ask, { state }) => {
    const grow = (size: string) => ask('PUT /nodes/pve1/qemu/9000/resize', { disk: 'scsi0', size })
    await grow('4G')
    await grow('+1G')
    expect(state.machines[0]?.settings.scsi0).toMatch(/size=5120M/)
    await grow('4G')
    expect(state.tasks.at(-1)?.exit).toBe('shrinking disks is not supported')
  }))

test('of clones that are ordered together the late ones get no lock', () =>
  withSimulator(async (ask, { state }, pass) => {
    for (const newid of ['200', '201', '202', '203', '204', '205']) await ask(CLONE, { newid })
    pass(60)
    await ask('GET /cluster/resources')
    const exits = state.tasks.map(({ exit }) => exit)
    expect(exits.slice(0, 4)).toEqual(['OK', 'OK', 'OK', 'OK'])
    expect(exits.at(-1)).toMatch(/got lock request timeout$/)
  }))

test('its page shows what is there, and its buttons turn faults on and off', () =>
  withSimulator(async (_ask, { address, state, faults }) => {
    const page = await (await fetch(address)).text()
    expect(page).toContain('debian-13')
    const press = (name: string) =>
      fetch(`${address}/buttons`, { method: 'POST', body: new URLSearchParams({ press: name }) })
    for (const name of ['token', 'quorum', 'node:pve2', 'task-fails']) await press(name)
    expect(state.tokens[0]?.isRevoked).toBe(true)
    expect(state.hasQuorum).toBe(false)
    expect(state.nodes[1]?.isDown).toBe(true)
    expect([...faults.standing]).toEqual(['task-fails'])
    await press('task-fails')
    expect([...faults.standing]).toEqual([])
    expect((await fetch(`${address}/nothing`)).status).toBe(404)
  }))
