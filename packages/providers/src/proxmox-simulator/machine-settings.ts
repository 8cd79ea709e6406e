/** PVE/API2/Qemu.pm of proxmox/qemu-server e6352be6: vm_config, update_vm, resize_vm, vm_status. */

import { spread } from '@hostfront/domain/spread'
import { type Call, lockFault, machineOf, refuseLocked } from './call.ts'
import { described } from './clone-machine.ts'
import { bytesOf, countOf, type SimulatedMachine } from './cluster-state.ts'
import { DNS_NAME, type Parameters, TAGS } from './parameters.ts'
import { LOCK_WAIT } from './power.ts'
import { badParameter, died } from './refusal.ts'
import { can, demandAny } from './rights.ts'
import { fork } from './tasks.ts'

const CLOUD_INIT = ['VM.Config.Cloudinit', 'VM.Config.Network']

/** What of the settings is simulated, with what a change of it needs. */
const SETTINGS = {
  name: { rule: DNS_NAME, rights: ['VM.Config.Options'] },
  description: { rule: { is: 'text', max: 8192 }, rights: ['VM.Config.Options'] },
  tags: { rule: TAGS, rights: ['VM.Config.Options'] },
  onboot: { rule: { is: 'boolean' }, rights: ['VM.Config.Options'] },
  protection: { rule: { is: 'boolean' }, rights: ['VM.Config.Options'] },
  cores: { rule: { is: 'integer', min: 1 }, rights: ['VM.Config.CPU'] },
  sockets: { rule: { is: 'integer', min: 1 }, rights: ['VM.Config.CPU'] },
  vcpus: { rule: { is: 'integer', min: 1 }, rights: ['VM.Config.CPU'] },
  cpulimit: { rule: { is: 'number', min: 0, max: 128 }, rights: ['VM.Config.CPU'] },
  memory: { rule: { is: 'integer', min: 16 }, rights: ['VM.Config.Memory'] },
  balloon: { rule: { is: 'integer', min: 0 }, rights: ['VM.Config.Memory'] },
  // As pve-common's JSONSchema checks `urlencoded`.
  sshkeys: { rule: { is: 'text', fits: /^[-%a-zA-Z0-9_.!~*'()]*$/ }, rights: CLOUD_INIT },
  ciuser: { rule: { is: 'text' }, rights: CLOUD_INIT },
  ipconfig0: {
    rule: { is: 'text', fits: /^ip=(dhcp|[\d.]+\/\d+)(,gw=[\d.]+)?$/ },
    rights: CLOUD_INIT,
  },
} as const satisfies Record<string, { rule: Parameters[string]; rights: readonly string[] }>

export const SETTING_PARAMETERS: Parameters = {
  ...Object.fromEntries(Object.entries(SETTINGS).map(([name, { rule }]) => [name, rule])),
  delete: { is: 'text' },
  digest: { is: 'text', max: 40 },
}

/** Whoever may change any setting may call; what each one needs is looked at by name. */
export const SETTING_RIGHTS = [...new Set(Object.values(SETTINGS).flatMap(({ rights }) => rights))]

export function readSettings(call: Call): unknown {
  const machine = machineOf(call)
  return { ...machine.settings, digest: digestOf(machine) }
}

export const digestOf = ({ settings }: SimulatedMachine): string =>
  spread(JSON.stringify(settings)).toString(16).padStart(40, '0')

export function writeSettings(call: Call): unknown {
  const { given, token, vmid } = call
  const { delete: removed = '', digest, ...changed } = given
  const names = removed.split(/[,;\s]+/).filter(Boolean)
  for (const name of names) {
    if (!(name in SETTINGS)) throw badParameter({ delete: `unknown option '${name}'` })
    if (changed[name] !== undefined) {
      throw badParameter({
        delete: `you can't use '-${name}' and -delete ${name}' at the same time`,
      })
    }
  }
  if (names.length === 0 && Object.keys(changed).length === 0) throw died('no options specified')
  for (const [name, { rights }] of Object.entries(SETTINGS)) {
    if (names.includes(name) || changed[name] !== undefined) {
      demandAny(token, `/vms/${vmid}`, rights)
    }
  }
  const machine = machineOf(call)
  if (digest !== undefined && digest !== digestOf(machine)) {
    throw died('checksum mismatch (file change by other user?)')
  }
  refuseLocked(machine)
  const held = lockFault(call)
  if (held) throw died(held)
  const memory = Number(changed.memory ?? machine.settings.memory)
  if (Number(changed.balloon ?? machine.settings.balloon ?? 0) > memory) {
    throw died('balloon value too large (must be smaller than assigned memory)')
  }
  for (const [name, value] of Object.entries(changed)) {
    machine.settings[name] = stored(name, value)
  }
  for (const name of names) delete machine.settings[name]
  return null
}

function stored(name: string, value: string): string | number {
  if (name === 'description') return described(value)
  // Without two that are the same, in small letters: PVE/GuestHelpers.pm, get_unique_tags.
  if (name === 'tags') {
    return [...new Set(value.toLowerCase().split(/[;,\s]+/))].filter(Boolean).sort().join(';')
  }
  const rule: Parameters[string] | undefined = SETTING_PARAMETERS[name]
  return rule?.is === 'text' ? value : Number(value)
}

export function resizeDisk(call: Call): unknown {
  const { given, token } = call
  const { disk = '', size = '' } = given
  const machine = machineOf(call)
  const held = lockFault(call)
  return fork(call, {
    ...{ type: 'resize', id: String(call.vmid), takes: held ? LOCK_WAIT : call.times.other },
    finish: () => {
      if (held) return held
      if (machine.settings.lock !== undefined) return `VM is locked (${machine.settings.lock})`
      const drive = machine.settings[disk]
      if (typeof drive !== 'string') return `disk '${disk}' does not exist`
      const storage = drive.split(':')[0]
      if (!can(token, `/storage/${storage}`, 'Datastore.AllocateSpace')) {
        return `Permission check failed (/storage/${storage}, Datastore.AllocateSpace)`
      }
      const before = bytesOf(drive)
      const wanted = bytesOf(`size=${size.replace('+', '')}`) + (size.startsWith('+') ? before : 0)
      if (wanted < before) return 'shrinking disks is not supported'
      machine.settings[disk] = drive.replace(/size=[\d.]+[KMGT]?/, `size=${wanted / 2 ** 20}M`)
      return 'OK'
    },
  })
}

/** A running guest takes a quarter of a core and half of its memory; of the disk the cluster knows what is set aside. */
export function readStatus(call: Call): unknown {
  const machine = machineOf(call)
  const { name, status, memory, disk, cores } = countOf(machine)
  const { runningSince } = machine
  const isRunning = runningSince !== null
  return {
    vmid: machine.vmid,
    name,
    status,
    qmpstatus: status,
    cpus: cores,
    cpu: isRunning ? 0.25 / cores : 0,
    mem: isRunning ? memory / 2 : 0,
    maxmem: memory,
    disk: 0,
    maxdisk: disk,
    uptime: isRunning ? Math.floor((call.now - runningSince) / 1000) : 0,
    ...(machine.settings.lock !== undefined && { lock: machine.settings.lock }),
    ...(machine.settings.tags !== undefined && { tags: machine.settings.tags }),
  }
}

/** PVE/API2/Qemu/Agent.pm */
export function guestInterfaces(call: Call): unknown {
  const { settings, runningSince, leased } = machineOf(call)
  if (settings.agent === undefined) throw died('No QEMU guest agent configured')
  if (runningSince === null) throw died('QEMU guest agent is not running')
  const own = /ip=([\d.]+)\//.exec(String(settings.ipconfig0))?.[1] ?? leased
  const card = (name: string, address: string) => ({
    name,
    'ip-addresses': [
      { 'ip-address-type': 'ipv4', 'ip-address': address, prefix: 24 },
      { 'ip-address-type': 'ipv6', 'ip-address': 'fe80::1', prefix: 64 },
    ],
  })
  return { result: [card('lo', '127.0.0.1'), ...(own ? [card('eth0', own)] : [])] }
}
