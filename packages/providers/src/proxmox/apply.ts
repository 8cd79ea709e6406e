import type { Answer } from '@hostfront/domain/provisioning/seen'
import type { ServerSpec } from '@hostfront/domain/provisioning/server-spec'
import type { Target } from '../port.ts'
import { doubt, putOff, refuse } from './ask.ts'
import { changeable } from './change.ts'
import type { ClusterCall } from './cluster-client.ts'
import { hardwareOf, sendHardware } from './hardware.ts'
import { bootDisk } from './machine.ts'
import { orderOfNote } from './note.ts'
import { observe } from './observe.ts'

/**
 * Gives a machine the hardware of the spec. Of the rest nothing is its plan's any more once it was made: image, name, network
 * and way in are its customer's, and a disk is never made smaller. What runs has its processor and memory after the next start.
 */
export async function apply(call: ClusterCall, target: Target, spec: ServerSpec): Promise<Answer> {
  const hardware = hardwareOf(spec)
  if (!hardware.ok) return hardware.answer
  const machine = await changeable(call, target)
  if (!machine.ok) return machine.answer
  const { config } = machine.value
  if (orderOfNote(config.description) !== null) return putOff('PANEL_BUSY', 'being made').answer
  const disk = bootDisk(config)
  if (disk === null) return refuse('REFUSED_FIELD', 'disk').answer
  const sent = await sendHardware(call, machine.value, hardware.value, disk, 'keep')
  if (!sent.ok) return sent.answer
  return sent.value === 'running' ? doubt('PANEL_BUSY', 'resize').answer : observe(call, target)
}
