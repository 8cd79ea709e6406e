/** What the simulated panel knows. A test may look into it and change it. */

export interface SimulatedUser {
  readonly id: number
  readonly uuid: string
  externalId: string | null
  readonly username: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly isRootAdmin: boolean
  readonly createdAt: number
}

export interface SimulatedNode {
  readonly id: number
  readonly name: string
  /** MiB. */
  memory: number
  disk: number
  /** Percent; -1: the panel's pages call it unlimited. */
  memoryOverallocate: number
  diskOverallocate: number
  isInMaintenance: boolean
  /** It does not answer the panel. */
  isDown: boolean
  /** Servers of which it holds files, by uuid: a forced deletion leaves them. */
  readonly folders: Set<string>
}

export interface SimulatedAllocation {
  readonly id: number
  readonly nodeId: number
  readonly ip: string
  readonly alias: string | null
  readonly port: number
  serverId: number | null
}

export interface SimulatedVariable {
  readonly id: number
  readonly name: string
  readonly variable: string
  readonly standard: string
  /** In the panel's notation. */
  readonly rules: string
  readonly isEditable: boolean
}

export interface SimulatedEgg {
  readonly id: number
  readonly nestId: number
  readonly uuid: string
  readonly name: string
  readonly author: string
  readonly image: string
  readonly startup: string
  readonly stop: string
  readonly variables: readonly SimulatedVariable[]
}

export interface SimulatedServer {
  readonly id: number
  readonly uuid: string
  externalId: string | null
  name: string
  description: string
  status: 'installing' | 'install_failed' | 'suspended' | 'restoring_backup' | null
  userId: number
  readonly nodeId: number
  allocationId: number
  eggId: number
  startup: string
  image: string
  /** By the egg's variables. */
  environment: Readonly<Record<string, string>>
  limits: Readonly<Record<'memory' | 'swap' | 'disk' | 'io' | 'cpu', number>>
  featureLimits: Readonly<Record<'databases' | 'allocations' | 'backups', number | null>>
  isOomDisabled: boolean
  readonly createdAt: number
  /** When its install ends, in ms; null: it has ended, or never does. */
  installEndsAt: number | null
  readonly willFail: boolean
  readonly startsOnCompletion: boolean
  /** ms; null: it does not run. */
  startedAt: number | null
  isTransferring: boolean
}

/** 1 to read, 2 to write, 3 for both. */
export type Right = 0 | 1 | 2 | 3

export interface SimulatedKey {
  readonly token: string
  /** Made for the application API, or of an account, with all that its owner may. */
  readonly kind: 'application' | 'account'
  readonly userId: number
  rights: Readonly<Record<Resource, Right>>
  isRevoked: boolean
}

export type Resource = 'servers' | 'users' | 'nodes' | 'allocations' | 'nests' | 'eggs'

export interface PanelState {
  users: SimulatedUser[]
  nodes: SimulatedNode[]
  allocations: SimulatedAllocation[]
  nests: { readonly id: number; readonly name: string }[]
  eggs: SimulatedEgg[]
  servers: SimulatedServer[]
  keys: SimulatedKey[]
  /** What was last read of a server, by its uuid. */
  readonly stats: Map<string, { readonly shown: object; readonly until: number }>
  /** Every account has to have a second factor, and the key's has none. */
  needsSecondFactor: boolean
  /** Ids are never used again. */
  lastId: number
}

export const nextId = (state: PanelState): number => {
  state.lastId += 1
  return state.lastId
}

/** Installs that have ended by now. One that was suspended meanwhile stays so, and how it ended is lost. */
export function endInstalls(state: PanelState, now: number): void {
  for (const server of state.servers) {
    if (server.installEndsAt === null || server.installEndsAt > now) continue
    server.installEndsAt = null
    if (server.status !== 'installing') continue
    server.status = server.willFail ? 'install_failed' : null
    if (server.status === null && server.startsOnCompletion) server.startedAt = now
  }
}

/** A node's daemon begins anew: the panel then takes every install and restore on it for ended, whatever came of it. */
export function restartNode(state: PanelState, nodeId: number): void {
  for (const server of state.servers) {
    if (server.nodeId !== nodeId) continue
    if (server.status !== 'installing' && server.status !== 'restoring_backup') continue
    server.status = null
    server.installEndsAt = null
  }
}

/** As the panel's database compares texts by default: large and small letters are the same. */
export const isSameText = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.trimEnd().toLowerCase() === other.trimEnd().toLowerCase()
