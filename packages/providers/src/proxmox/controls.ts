import type { Answer, PowerSignal, UsageAnswer } from '@hostfront/domain/provisioning/seen'
import type { Target } from '../port.ts'
import { ask, faultOf, type Got, putOff } from './ask.ts'
import { changeable } from './change.ts'
import type { ClusterCall } from './cluster-client.ts'
import { Status, Upid } from './cluster-objects.ts'
import { type Machine, machinePath } from './machine.ts'
import { orderOfNote } from './note.ts'
import { addressOf, done } from './show.ts'
import { TAGS, tagsOf } from './tags.ts'

/** A guest that does not follow is switched off after so many seconds. */
const GRACE = 60

/** The order is a task that goes on; that the cluster has taken it is all that is said. */
export async function power(
  call: ClusterCall,
  target: Target,
  signal: PowerSignal,
): Promise<Answer> {
  const machine = await usable(call, target)
  if (!machine.ok) return machine.answer
  const path = `${machinePath(machine.value)}/status`
  const status = await ask(call, { method: 'GET', path: `${path}/current` }, Status)
  if (!status.ok) return status.answer
  const answer = done(machine.value, 'on', await addressOf(call, machine.value))
  const isRunning = status.value.status === 'running'
  // What is so already the cluster would refuse.
  if (isRunning ? signal === 'start' : signal === 'stop') return answer
  const order = isRunning ? ORDERS[signal] : { verb: 'start', form: {} }
  const request = { method: 'POST', path: `${path}/${order.verb}`, form: order.form } as const
  const told = await ask(call, request, Upid)
  return told.ok ? answer : told.answer
}

const ORDERS = {
  start: { verb: 'start', form: {} },
  stop: { verb: 'shutdown', form: { forceStop: 1, timeout: GRACE } },
  restart: { verb: 'reboot', form: { timeout: GRACE } },
} as const

/** Of its disk the cluster knows what is set aside for it. */
export async function usage(call: ClusterCall, target: Target): Promise<UsageAnswer> {
  const machine = await usable(call, target)
  if (!machine.ok) return { result: 'failed', fault: faultOf(machine.answer) }
  const path = `${machinePath(machine.value)}/status/current`
  const got = await ask(call, { method: 'GET', path }, Status)
  if (!got.ok) return { result: 'failed', fault: faultOf(got.answer) }
  const { status, cpu, cpus, mem, maxdisk, uptime } = got.value
  return {
    result: 'done',
    usage: {
      state: status,
      cpuPercent: Math.round(cpu * cpus * 1000) / 10,
      memory: mem,
      disk: maxdisk,
      uptimeSeconds: uptime,
    },
  }
}

/** One that its customer may use: it is made, and not suspended. */
async function usable(call: ClusterCall, target: Target): Promise<Got<Machine>> {
  const machine = await changeable(call, target)
  if (!machine.ok) return machine
  const { tags, description } = machine.value.config
  if (tagsOf(tags).includes(TAGS.suspended)) return putOff('PANEL_BUSY', 'suspended')
  return orderOfNote(description) === null ? machine : putOff('PANEL_BUSY', 'installing')
}
