import type { ServerSpec } from '@hostfront/domain/provisioning/server-spec'
import { ask, type Got, got, perform, refuse } from './ask.ts'
import type { ClusterCall } from './cluster-client.ts'
import { Nothing } from './cluster-objects.ts'
import { diskSize, type Machine, machinePath } from './machine.ts'
import type { Order } from './note.ts'
import { TAGS, tagsOf, tagText } from './tags.ts'

export type Hardware = Order['hardware']

const PERCENT_PER_CORE = 100

/** What the plan does not say is refused: nothing is unlimited here. */
export function hardwareOf({ memoryMiB, diskMiB, cpuPercent }: ServerSpec): Got<Hardware> {
  if (!isAmount(memoryMiB)) return refuse('REFUSED_FIELD', 'memory')
  if (!isAmount(diskMiB)) return refuse('REFUSED_FIELD', 'disk')
  if (!isAmount(cpuPercent)) return refuse('REFUSED_FIELD', 'cores')
  const cores = Math.ceil(cpuPercent / PERCENT_PER_CORE)
  const isWhole = cpuPercent % PERCENT_PER_CORE === 0
  return got({
    cores,
    cpuLimit: isWhole ? null : cpuPercent / PERCENT_PER_CORE,
    memoryMiB,
    diskMiB,
  })
}

const isAmount = (amount: number | null): amount is number =>
  amount !== null && Number.isSafeInteger(amount) && amount > 0

/**
 * Gives a machine its processor, memory and disk; the same again changes nothing. The disk is told its size, never by how
 * much it grows, so that asked twice it grows once; it is never made smaller, for that would cut off what is on it.
 * `running`: the disk is still growing.
 */
export async function sendHardware(
  call: ClusterCall,
  { vmid, node, config }: Pick<Machine, 'vmid' | 'node' | 'config'>,
  { cores, cpuLimit, memoryMiB, diskMiB }: Hardware,
  disk: string,
  /** What becomes of a disk that is larger already. */
  larger: 'refuse' | 'keep' = 'refuse',
): Promise<Got<'ended' | 'running'>> {
  const has = diskSize(config, disk)
  const isLarger = has !== null && has > diskMiB
  if (has === null || (isLarger && larger === 'refuse')) return refuse('REFUSED_FIELD', 'disk')
  const path = machinePath({ node, vmid })
  // The template's own count of sockets and of cores that are switched on would multiply or cut what was sold.
  const form = {
    sockets: 1,
    cores,
    memory: memoryMiB,
    ...(cpuLimit !== null && { cpulimit: cpuLimit }),
    tags: tagText([
      ...tagsOf(config.tags).filter((tag) => tag !== TAGS.limited),
      ...(cpuLimit === null ? [] : [TAGS.limited]),
    ]),
    delete: cpuLimit === null ? 'cpulimit,vcpus' : 'vcpus',
    digest: config.digest,
  }
  const told = await ask(call, { method: 'PUT', path: `${path}/config`, form }, Nothing)
  if (!told.ok) return told
  if (has === diskMiB || isLarger) return got('ended')
  const size = `${diskMiB}M`
  return perform(call, { method: 'PUT', path: `${path}/resize`, form: { disk, size } })
}
