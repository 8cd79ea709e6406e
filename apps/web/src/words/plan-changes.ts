/** What is said of servers that are not as their plan says now. */
import type { PlanServer, PlanServerCounts } from '@hostfront/contract/delivery'
import { isByHand } from '@hostfront/domain/provisioning/instance'
import type { KeptWhy, ServerChange } from '@hostfront/domain/provisioning/server-change'

const PARTS: Readonly<Record<ServerChange['part'], string>> = {
  memory: 'Memory',
  disk: 'Disk',
  cpu: 'Processor',
  swap: 'Swap',
  io: 'Disk priority',
  databases: 'Databases',
  backups: 'Backups',
  egg: 'Egg',
  image: 'Image',
  startup: 'Start command',
  ports: 'Further ports',
  variable: 'Variable',
}

/** `Memory`, or the variable's own name. */
export const changedPart = ({ part, name }: Pick<ServerChange, 'part' | 'name'>): string =>
  name ?? PARTS[part]

/** `2 GB`, `1.5 vCPU`, `unlimited`. */
export function changedSide(part: ServerChange['part'], side: ServerChange['to']): string {
  if (side === null) return part === 'variable' ? 'not set' : 'not known'
  if (side === '')
    return part === 'ports' ? 'none' : part === 'variable' ? 'empty' : 'the egg’s own'
  if (typeof side === 'string') return side
  if (part === 'memory' || part === 'disk') return amount(side)
  if (part === 'swap') return side < 0 ? 'unlimited' : amount(side)
  return part === 'cpu' ? `${side / 100} vCPU` : String(side)
}

const amount = (mebibytes: number): string =>
  mebibytes % 512 === 0 ? `${mebibytes / 1024} GB` : `${mebibytes} MiB`

/** `Memory 2 GB → 4 GB`. */
export const changeLine = ({ part, name, from, to }: ServerChange): string =>
  `${changedPart({ part, name })} ${changedSide(part, from)} → ${changedSide(part, to)}`

const KEPT: Readonly<Record<KeptWhy, string>> = {
  unready: 'It is being made.',
  'install-failed': 'Its install failed.',
  missing: 'The panel has it no more.',
  'other-panel': 'It is on another panel, and none is moved.',
  'hardware-unsaid': 'The plan does not say its memory, disk or processor.',
  ended: 'Its service has ended.',
}

export const keptLine = (why: KeptWhy): string => `Left as it is. ${KEPT[why]}`

/** How it stands, in a few words. */
export function standingName({ standing: { is }, instance }: PlanServer): string {
  if (is === 'same') return 'Up to date'
  if (is === 'kept') return 'Not now'
  if (is === 'asked') return instance.phase === 'person' ? 'Needs you' : 'In progress'
  return isByHand(instance) ? 'Differs, by hand' : 'Differs'
}

const servers = (count: number): string => (count === 1 ? '1 server' : `${count} servers`)

/** `Apply to 12 servers`; of what is ticked there may be none left to apply it to. */
export const applyLabel = (count: number): string =>
  count === 0 ? 'Apply' : `Apply to ${servers(count)}`

/** `Withdraw from 3 servers`. */
export const withdrawLabel = (count: number): string =>
  count === 0 ? 'Withdraw' : `Withdraw from ${servers(count)}`

/** How many of a plan's servers are not as it says, in a sentence. */
export function countsLine(counts: PlanServerCounts): string {
  const { servers: all, differ, byEarlierVersion, asked, kept } = counts
  if (all === 0) return 'No servers of this plan yet.'
  const waiting = asked > 0 ? ` ${servers(asked)} in progress.` : ''
  if (differ > 0) {
    const was = differ === 1 ? 'was' : 'were'
    return byEarlierVersion === differ
      ? `${servers(differ)} ${was} made by an earlier version.${waiting}`
      : `${servers(differ)} of ${all} ${differ === 1 ? 'differs' : 'differ'} from this plan.${waiting}`
  }
  if (asked > 0) return waiting.trim()
  return kept === all ? 'No server can be changed now.' : 'Servers are as this plan says.'
}
