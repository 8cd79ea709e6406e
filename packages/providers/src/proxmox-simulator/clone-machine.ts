/** PVE/API2/Qemu.pm of proxmox/qemu-server e6352be6, clone_vm. */
import { type Call, machineOf, refuseLocked, refuseWithoutQuorum } from './call.ts'
import { macOf, type Settings, type SimulatedMachine } from './cluster-state.ts'
import { isTrue } from './parameters.ts'
import { badParameter, died } from './refusal.ts'
import { demand } from './rights.ts'
import { fork } from './tasks.ts'

/** So long a clone waits for the storage that another one is writing to, in ms. */
const STORAGE_LOCK = 10_000

export function cloneMachine(call: Call): unknown {
  const { state, given, token } = call
  const newid = Number(given.newid)
  checkClone(call)
  const source = machineOf(call)
  const storage = given.storage ?? String(source.settings.scsi0).split(':')[0] ?? ''
  demand(token, `/storage/${storage}`, 'Datastore.AllocateSpace')
  demand(token, '/sdn/zones/localnetwork/vmbr0', 'SDN.Use')
  const waits = storageWait(call)
  if (waits > STORAGE_LOCK) {
    return fork(call, {
      ...{ type: 'qmclone', id: String(call.vmid), takes: STORAGE_LOCK },
      finish: () => `clone failed: cfs-lock 'storage-${storage}' error: got lock request timeout`,
    })
  }
  const machine = begin(call, source, newid)
  return fork(call, {
    ...{ type: 'qmclone', id: String(call.vmid), takes: waits + call.times.clone },
    finish: () => finish(call, source, machine, storage),
    fail: (isKilled) => {
      if (!isKilled) state.machines = state.machines.filter((each) => each !== machine)
    },
  })
}

/** The early checks, which refuse before there is a task. */
function checkClone(call: Call): void {
  const { state, given } = call
  const isFull = isTrue(given.full)
  if (given.pool !== undefined && !state.pools[given.pool]) {
    throw died(`pool '${given.pool}' does not exist`)
  }
  if (given.target !== undefined && !state.nodes.some(({ name }) => name === given.target)) {
    throw died(`no such cluster node '${given.target}'`)
  }
  if (given.storage !== undefined) {
    const storage = state.storages.find(({ name }) => name === given.storage)
    if (!storage) throw died(`storage '${given.storage}' does not exist`)
    if (given.target !== undefined && given.target !== call.node && !storage.isShared) {
      throw died(`can't clone to non-shared storage '${given.storage}'`)
    }
  }
  refuseWithoutQuorum(state)
  const source = machineOf(call)
  refuseLocked(source)
  if (given.storage !== undefined && !isFull) {
    throw died("parameter 'storage' not allowed for linked clones")
  }
  if (!isFull && !source.settings.template) {
    throw badParameter({ full: 'only templates have linked clones' })
  }
  const newid = Number(given.newid)
  if (state.machines.some(({ vmid }) => vmid === newid)) {
    throw died(`unable to create VM ${newid}: config file already exists`)
  }
}

/** What runs before it on the same node keeps the storage's lock. */
function storageWait({ state, node, now }: Call): number {
  const ends = state.tasks.flatMap((task) =>
    task.type === 'qmclone' && task.node === node && task.exit === null
      ? [task.endsAt ?? Number.POSITIVE_INFINITY]
      : [],
  )
  return Math.max(0, ...ends.map((end) => end - now))
}

/** At first there is nothing in it but the lock; the rest follows with its first drive, which that of cloud-init is. */
function begin(call: Call, source: SimulatedMachine, vmid: number): SimulatedMachine {
  const { state, given } = call
  const isDriven = source.settings.ide2 !== undefined
  const settings: Settings = isDriven
    ? { ...copied(call, source), lock: 'clone' }
    : { lock: 'clone' }
  const machine = {
    vmid,
    node: call.node,
    settings,
    runningSince: null,
    leased: null,
    counted: null,
  }
  if (given.description !== undefined && isDriven) {
    machine.settings.description = described(given.description)
  }
  state.machines.push(machine)
  return machine
}

/** Everything but what makes it the template. */
function copied({ random, given }: Call, source: SimulatedMachine): Settings {
  const { template: _template, description: _description, ...settings } = source.settings
  return {
    ...settings,
    name: given.name ?? `Copy-of-VM-${source.settings.name}`,
    net0: String(settings.net0).replace(/virtio=[^,]*/, `virtio=${macOf(random)}`),
  }
}

function finish(
  call: Call,
  source: SimulatedMachine,
  machine: SimulatedMachine,
  storage: string,
): string {
  const { given, state } = call
  const size = /size=\w+/.exec(String(source.settings.scsi0))?.[0]
  machine.settings = {
    ...copied(call, source),
    scsi0: `${storage}:vm-${machine.vmid}-disk-0,${size}`,
    ide2: `${storage}:vm-${machine.vmid}-cloudinit,media=cdrom`,
    ...(given.description !== undefined && { description: described(given.description) }),
  }
  machine.node = given.target ?? call.node
  if (given.pool !== undefined) state.pools[given.pool]?.push(machine.vmid)
  return 'OK'
}

/** As the settings' file gives notes back: each line with its end. */
export const described = (text: string): string => `${text.replace(/\n$/, '')}\n`
