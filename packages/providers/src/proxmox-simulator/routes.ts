/**
 * What of the API is simulated, as of Proxmox VE 8 and 9. `source` is where it stands in proxmox/qemu-server e6352be6,
 * pve-manager 14a22df3 and pve-access-control 5ccd07d9: the file, and its name there.
 */
import type { Call } from './call.ts'
import { cloneMachine } from './clone-machine.ts'
import { listResources, nextId, ownPermissions } from './cluster-wide.ts'
import {
  guestInterfaces,
  readSettings,
  readStatus,
  resizeDisk,
  SETTING_PARAMETERS,
  SETTING_RIGHTS,
  writeSettings,
} from './machine-settings.ts'
import { DNS_NAME, NODE, type Parameters, POOL, STORAGE, VMID } from './parameters.ts'
import { destroy, reboot, shutdown, start, stop } from './power.ts'
import { demand, demandAny } from './rights.ts'
import { listTasks, taskStatus } from './tasks.ts'

export interface Route {
  readonly method: string
  readonly path: RegExp
  readonly source: string
  /** Throws what is answered to a token that may not; it is looked at before the parameters. */
  permit(call: Call): void
  readonly parameters: Parameters
  answer(call: Call): unknown
}

type Permit = Route['permit']

const everybody: Permit = () => undefined

/** One of the rights on the machine that is meant. */
const onMachine =
  (...rights: readonly string[]): Permit =>
  ({ token, vmid }) =>
    demandAny(token, `/vms/${vmid}`, rights)

const forClone: Permit = ({ token, vmid, given }) => {
  demand(token, `/vms/${vmid}`, 'VM.Clone')
  const isOfPool = given.pool !== undefined && demandsPool(token, given.pool)
  if (!isOfPool) demand(token, `/vms/${given.newid}`, 'VM.Allocate')
}

const demandsPool = (token: Call['token'], pool: string): boolean =>
  (token.rights[`/pool/${pool}`] ?? []).includes('VM.Allocate')

const NODE_PART = '/nodes/(?<node>[^/]+)'
const MACHINE = `${NODE_PART}/qemu/(?<vmid>[^/]+)`

function route(
  line: string,
  source: string,
  permit: Permit,
  answer: Route['answer'],
  parameters: Parameters = {},
): Route {
  const [method = '', path = ''] = line.split(' ')
  const pattern = path
    .replace('{machine}', MACHINE)
    .replace('{node}', NODE_PART)
    .replace('{rest}', '(?<rest>[^/]+)')
  return { method, path: new RegExp(`^${pattern}$`), source, permit, answer, parameters }
}

const QEMU = 'PVE/API2/Qemu.pm'
const SECONDS = { is: 'integer', min: 0 } as const
const TEXT = { is: 'text' } as const
const FLAG = { is: 'boolean' } as const

export const ROUTES: readonly Route[] = [
  route('GET /cluster/resources', 'PVE/API2/Cluster.pm resources', everybody, listResources, {
    type: { is: 'text', fits: /^(vm|storage|node|sdn)$/ },
  }),
  route('GET /cluster/nextid', 'PVE/API2/Cluster.pm nextid', everybody, nextId, { vmid: VMID }),
  route(
    'GET /access/permissions',
    'PVE/API2/AccessControl.pm permissions',
    everybody,
    ownPermissions,
    { path: TEXT, userid: TEXT },
  ),
  route('GET {node}/tasks', 'PVE/API2/Tasks.pm node_tasks', everybody, listTasks, {
    source: { is: 'text', fits: /^(archive|active|all)$/ },
    typefilter: TEXT,
    vmid: VMID,
  }),
  route(
    'GET {node}/tasks/{rest}/status',
    'PVE/API2/Tasks.pm read_task_status',
    everybody,
    taskStatus,
  ),
  route('GET {machine}/config', `${QEMU} vm_config`, onMachine('VM.Audit'), readSettings, {
    current: FLAG,
  }),
  route(
    'PUT {machine}/config',
    `${QEMU} update_vm`,
    onMachine(...SETTING_RIGHTS),
    writeSettings,
    SETTING_PARAMETERS,
  ),
  route('PUT {machine}/resize', `${QEMU} resize_vm`, onMachine('VM.Config.Disk'), resizeDisk, {
    disk: { is: 'text', fits: /^(scsi|virtio|sata|ide)\d+$/, needed: true },
    size: { is: 'text', fits: /^\+?\d+(\.\d+)?[KMGT]?$/, needed: true },
    digest: { is: 'text', max: 40 },
  }),
  route('POST {machine}/clone', `${QEMU} clone_vm`, forClone, cloneMachine, {
    newid: { ...VMID, needed: true },
    name: DNS_NAME,
    description: TEXT,
    full: FLAG,
    pool: POOL,
    storage: STORAGE,
    target: NODE,
  }),
  route('GET {machine}/status/current', `${QEMU} vm_status`, onMachine('VM.Audit'), readStatus),
  route('POST {machine}/status/start', `${QEMU} vm_start`, onMachine('VM.PowerMgmt'), start, {
    timeout: SECONDS,
  }),
  route('POST {machine}/status/stop', `${QEMU} vm_stop`, onMachine('VM.PowerMgmt'), stop, {
    timeout: SECONDS,
  }),
  route(
    'POST {machine}/status/shutdown',
    `${QEMU} vm_shutdown`,
    onMachine('VM.PowerMgmt'),
    shutdown,
    { timeout: SECONDS, forceStop: FLAG },
  ),
  route('POST {machine}/status/reboot', `${QEMU} vm_reboot`, onMachine('VM.PowerMgmt'), reboot, {
    timeout: SECONDS,
  }),
  // VM.Monitor in 8, VM.GuestAgent.Audit since 9.
  route(
    'GET {machine}/agent/network-get-interfaces',
    'PVE/API2/Qemu/Agent.pm',
    onMachine('VM.Monitor', 'VM.GuestAgent.Audit'),
    guestInterfaces,
  ),
  route('DELETE {machine}', `${QEMU} destroy_vm`, onMachine('VM.Allocate'), destroy, {
    purge: FLAG,
    'destroy-unreferenced-disks': FLAG,
  }),
]
