import * as z from 'zod/mini'
import { ask, type Got, got } from './ask.ts'
import type { ClusterCall } from './cluster-client.ts'
import { RunningTask } from './cluster-objects.ts'
import type { Machine } from './machine.ts'

/** Whether the token has a clone running on the node. */
export async function isCloning(call: ClusterCall, node: string): Promise<Got<boolean>> {
  const tasks = await runningOn(call, node, { typefilter: 'qmclone' })
  return tasks.ok ? got(tasks.value.length > 0) : tasks
}

const SWITCHES: readonly string[] = ['qmstart', 'qmstop', 'qmshutdown', 'qmreboot']

/** Whether it has ordered a start or a stop of the machine that has not ended. */
export async function isSwitching(
  call: ClusterCall,
  { node, vmid }: Pick<Machine, 'node' | 'vmid'>,
): Promise<Got<boolean>> {
  const tasks = await runningOn(call, node, { vmid })
  return tasks.ok ? got(tasks.value.some(({ type }) => SWITCHES.includes(type))) : tasks
}

async function runningOn(
  call: ClusterCall,
  node: string,
  filter: { readonly typefilter?: string; readonly vmid?: number },
): Promise<Got<readonly RunningTask[]>> {
  const form = { source: 'active', ...filter }
  const request = { method: 'GET', path: `/nodes/${node}/tasks`, form } as const
  const tasks = await ask(call, request, z.array(RunningTask))
  return tasks.ok ? got(tasks.value.filter(({ status }) => status === 'RUNNING')) : tasks
}
