import * as z from 'zod/mini'
import { ask, type Got, got } from './ask.ts'
import type { ClusterCall } from './cluster-client.ts'
import { RunningTask } from './cluster-objects.ts'
import type { Machine } from './machine.ts'

/** Whether the token has a clone running on the node. */
export const isCloning = (call: ClusterCall, node: string): Promise<Got<boolean>> =>
  hasRunning(call, node, { typefilter: 'qmclone' })

/** Whether it has ordered a start of the machine that has not ended. */
export const isStarting = (
  call: ClusterCall,
  { node, vmid }: Pick<Machine, 'node' | 'vmid'>,
): Promise<Got<boolean>> => hasRunning(call, node, { typefilter: 'qmstart', vmid })

async function hasRunning(
  call: ClusterCall,
  node: string,
  filter: { readonly typefilter: string; readonly vmid?: number },
): Promise<Got<boolean>> {
  const form = { source: 'active', ...filter }
  const request = { method: 'GET', path: `/nodes/${node}/tasks`, form } as const
  const tasks = await ask(call, request, z.array(RunningTask))
  return tasks.ok ? got(tasks.value.some(({ status }) => status === 'RUNNING')) : tasks
}
