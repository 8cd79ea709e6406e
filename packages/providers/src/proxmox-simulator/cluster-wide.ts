/** PVE/API2/Cluster.pm of proxmox/pve-manager 14a22df3 and PVE/API2/AccessControl.pm of proxmox/pve-access-control 5ccd07d9. */
import type { Call } from './call.ts'
import { badParameter } from './refusal.ts'
import { can, rightsAt } from './rights.ts'

/** What the token may not see is left out, without a word. */
export function listResources({ state, token, given }: Call): unknown {
  const { type } = given
  const isWanted = (each: string) => type === undefined || type === each
  const machines = state.machines
    .filter(({ vmid }) => isWanted('vm') && can(token, `/vms/${vmid}`, 'VM.Audit'))
    .map(({ vmid, node, settings, counted }) => {
      const { lock, tags } = settings
      return {
        id: `qemu/${vmid}`,
        vmid,
        node,
        type: 'qemu',
        status: 'unknown',
        ...(lock !== undefined && { lock }),
        ...(tags !== undefined && { tags }),
        ...(counted && {
          name: counted.name,
          status: counted.status,
          template: settings.template ?? 0,
          maxcpu: counted.cores,
          maxmem: counted.memory,
          maxdisk: counted.disk,
        }),
      }
    })
  const nodes = state.nodes
    .filter(() => isWanted('node'))
    .map(({ name, isDown, memory }) => ({
      id: `node/${name}`,
      type: 'node',
      node: name,
      status: isDown ? 'offline' : 'online',
      ...(can(token, `/nodes/${name}`, 'Sys.Audit') && { maxmem: memory, mem: memory / 4 }),
    }))
  return [...machines, ...nodes]
}

/** What is free now; nothing is reserved. It knows every machine, whoever may see it. */
export function nextId({ state, given }: Call): unknown {
  const isTaken = (vmid: number) => state.machines.some((each) => each.vmid === vmid)
  if (given.vmid !== undefined) {
    if (isTaken(Number(given.vmid))) throw badParameter({ vmid: `VM ${given.vmid} already exists` })
    return given.vmid
  }
  let vmid = 100
  while (isTaken(vmid)) vmid += 1
  return String(vmid)
}

/** A path without rights is not mentioned. */
export function ownPermissions({ token, given }: Call): unknown {
  const { path = '/' } = given
  const rights = rightsAt(token, path)
  if (rights.length === 0) return {}
  return { [path]: Object.fromEntries(rights.map((right) => [right, 1])) }
}
