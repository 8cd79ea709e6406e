import type { PanelState, SimulatedAllocation, SimulatedKey, SimulatedNode } from './panel-state.ts'
import { randomOf, uuidOf } from './random.ts'
import { SEED_EGGS } from './seed-eggs.ts'

/** Of each address: San Andreas games begin at 7777, MTA needs three at 0, +2 and +123, others take any. */
const PORTS = [
  [7700, 7899],
  [22_003, 22_202],
  [25_500, 25_599],
] as const

/** As they stand in documentation: nobody's addresses (RFC 5737). */
const NODES = [
  { id: 1, name: 'falkenstein-1', ip: '203.0.113.10', alias: 'play.example.com' },
  { id: 2, name: 'helsinki-1', ip: '203.0.113.20', alias: null },
] as const

/** Of the administrator's two keys. */
export interface Tokens {
  readonly application: string
  readonly account: string
}

/** A panel as after its setup: an administrator with two keys, two nodes, 1000 free ports, four eggs, no servers. */
export function seedState(tokens: Tokens, seed: number, now: number): PanelState {
  const random = randomOf(seed)
  const nests = [...new Set(SEED_EGGS.map(({ nest }) => nest))].map((name, at) => ({
    id: at + 1,
    name,
  }))
  return {
    users: [
      {
        id: 1,
        uuid: uuidOf(random),
        externalId: null,
        username: 'admin',
        email: 'admin@panel.test',
        firstName: 'Panel',
        lastName: 'Administrator',
        isRootAdmin: true,
        createdAt: now,
      },
    ],
    nodes: NODES.map(({ id, name }) => nodeOf(id, name)),
    allocations: allocations(),
    nests,
    eggs: SEED_EGGS.map(({ nest, variables, ...egg }, at) => ({
      ...egg,
      id: at + 1,
      nestId: nests.find(({ name }) => name === nest)?.id ?? 1,
      uuid: uuidOf(random),
      variables: variables.map(([variable, standard, rules, isEditable = true], index) => ({
        id: (at + 1) * 100 + index,
        name: variable,
        variable,
        standard,
        rules,
        isEditable,
      })),
    })),
    servers: [],
    keys: (['application', 'account'] as const).map((kind) => keyOf(kind, tokens[kind])),
    stats: new Map(),
    needsSecondFactor: false,
    lastId: 100,
  }
}

const keyOf = (kind: SimulatedKey['kind'], token: string): SimulatedKey => ({
  token,
  kind,
  userId: 1,
  rights: { servers: 3, users: 3, nodes: 1, allocations: 1, nests: 1, eggs: 1 },
  isRevoked: false,
})

const nodeOf = (id: number, name: string): SimulatedNode => ({
  id,
  name,
  memory: 256 * 1024,
  disk: 4096 * 1024,
  memoryOverallocate: 0,
  diskOverallocate: 0,
  isInMaintenance: false,
  isDown: false,
  folders: new Set(),
})

function allocations(): SimulatedAllocation[] {
  const all: SimulatedAllocation[] = []
  for (const { id: nodeId, ip, alias } of NODES) {
    for (const [first, last] of PORTS) {
      for (let port = first; port <= last; port += 1) {
        all.push({ id: all.length + 1, nodeId, ip, alias, port, serverId: null })
      }
    }
  }
  return all
}
