/** Tasks of the cluster: fork_worker in PVE/RESTEnvironment.pm of proxmox/pve-common f665029e. */
import type { Call } from './call.ts'
import type { ClusterState } from './cluster-state.ts'
import { badParameter } from './refusal.ts'
import { can } from './rights.ts'

const SLOW = 100
const FAILED = 'command failed: exit code 1'

interface Work {
  readonly type: string
  /** Of the machine that it is about. */
  readonly id: string
  /** ms. */
  readonly takes: number
  /** What it does at its end; answers `OK`, or throws nothing and answers why not. */
  finish(): string
  /** What is left of it where it fails, or is killed. */
  fail?(isKilled: boolean): void
}

/** Begins a task; answers its name. What takes no time has ended by then. */
export function fork(call: Call, { type, id, takes, finish, fail }: Work): string {
  const { state, now, node, course, token } = call
  state.lastTask += 1
  const hex = (number: number) => number.toString(16).toUpperCase().padStart(8, '0')
  const seconds = Math.floor(now / 1000)
  const upid = `UPID:${node}:${hex(state.lastTask)}:${hex(state.lastTask)}:${hex(seconds)}:${type}:${id}:${token.id}:`
  const time = course === 'slow' ? Math.max(takes, 1000) * SLOW : takes
  state.tasks.push({
    upid,
    node,
    type,
    id,
    token: token.id,
    endsAt: course === 'never' ? null : now + time,
    finish: () => {
      if (course !== 'fails' && course !== 'dies') return finish()
      fail?.(course === 'dies')
      // Of a task that was killed nothing was written down.
      return course === 'dies' ? 'unexpected status' : FAILED
    },
    exit: null,
  })
  endTasks(state, now)
  return upid
}

/** Ends what has had its time. */
export function endTasks(state: ClusterState, now: number): void {
  for (const task of state.tasks) {
    if (task.exit === null && task.endsAt !== null && task.endsAt <= now) task.exit = task.finish()
  }
}

/** PVE/API2/Tasks.pm, node_tasks */
export function listTasks({ state, token, node, given }: Call): unknown {
  const isAuditor = can(token, `/nodes/${node}`, 'Sys.Audit')
  const { source = 'archive', typefilter, vmid } = given
  return state.tasks
    .filter(
      (task) =>
        task.node === node &&
        (isAuditor || task.token === token.id) &&
        (typefilter === undefined || task.type === typefilter) &&
        (vmid === undefined || task.id === vmid) &&
        (source === 'all' || (source === 'active') === (task.exit === null)),
    )
    .map(({ upid, type, exit }) => ({
      upid,
      node,
      type,
      user: token.id,
      status: exit ?? 'RUNNING',
    }))
}

/** PVE/API2/Tasks.pm, read_task_status */
export function taskStatus({ state, node, rest }: Call): unknown {
  const task = state.tasks.find(({ upid }) => upid === rest)
  if (!task || task.node !== node) throw badParameter({ upid: 'no such task' })
  const { upid, type, exit } = task
  return exit === null
    ? { upid, node, type, status: 'running' }
    : { upid, node, type, status: 'stopped', exitstatus: exit }
}
