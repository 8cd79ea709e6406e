/** How the panel shows its records; each stands after the file of pterodactyl/panel 706db62c that it follows. */
import type { Dialect } from './dialect.ts'
import type {
  PanelState,
  Resource,
  SimulatedAllocation,
  SimulatedEgg,
  SimulatedNode,
  SimulatedServer,
  SimulatedUser,
} from './panel-state.ts'

export interface Shown {
  readonly object: string
  readonly attributes: object | null
}

/** What the asker wants and may see along with a record. */
export interface View {
  readonly state: PanelState
  readonly dialect: Pick<Dialect, 'kind'>
  readonly include: readonly string[]
  can(resource: Resource): boolean
}

const time = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\.\d+Z$/, '+00:00')
const hidden: Shown = { object: 'null_resource', attributes: null }
const list = (data: readonly Shown[]) => ({ object: 'list', data })

/** app/Transformers/Api/Application/UserTransformer.php */
export const shownUser = (user: SimulatedUser, { dialect }: Pick<View, 'dialect'>): Shown => ({
  object: 'user',
  attributes: {
    id: user.id,
    external_id: user.externalId,
    uuid: user.uuid,
    username: user.username,
    email: user.email,
    ...(dialect.kind === 'pelican'
      ? { is_managed_externally: false }
      : { first_name: user.firstName, last_name: user.lastName }),
    language: 'en',
    root_admin: user.isRootAdmin,
    '2fa': false,
    created_at: time(user.createdAt),
    updated_at: time(user.createdAt),
  },
})

/** app/Transformers/Api/Application/AllocationTransformer.php */
export const shownAllocation = (allocation: SimulatedAllocation): Shown => ({
  object: 'allocation',
  attributes: {
    id: allocation.id,
    ip: allocation.ip,
    alias: allocation.alias,
    port: allocation.port,
    notes: null,
    assigned: allocation.serverId !== null,
  },
})

/** app/Transformers/Api/Application/ServerTransformer.php */
export function shownServer(server: SimulatedServer, view: View): Shown {
  const { state, dialect } = view
  const isPelican = dialect.kind === 'pelican'
  const egg = state.eggs.find(({ id }) => id === server.eggId)
  return {
    object: 'server',
    attributes: {
      id: server.id,
      external_id: server.externalId,
      uuid: server.uuid,
      identifier: server.uuid.slice(0, 8),
      name: server.name,
      description: server.description,
      status: server.status,
      suspended: server.status === 'suspended',
      limits: {
        ...server.limits,
        threads: null,
        oom_disabled: server.isOomDisabled,
        ...(isPelican && { oom_killer: !server.isOomDisabled }),
      },
      feature_limits: server.featureLimits,
      user: server.userId,
      node: server.nodeId,
      allocation: server.allocationId,
      ...(!isPelican && { nest: egg?.nestId ?? null }),
      egg: server.eggId,
      container: {
        startup_command: server.startup,
        image: server.image,
        installed: server.status === 'installing' || server.status === 'install_failed' ? 0 : 1,
        environment: { ...server.environment, STARTUP: server.startup, P_SERVER_UUID: server.uuid },
      },
      updated_at: time(server.createdAt),
      created_at: time(server.createdAt),
      ...related(server, view),
    },
  }
}

function related(server: SimulatedServer, view: View): object {
  const { state, include, can } = view
  const relationships: Record<string, unknown> = {}
  if (include.includes('allocations')) {
    const own = state.allocations.filter(({ serverId }) => serverId === server.id)
    relationships.allocations = can('allocations') ? list(own.map(shownAllocation)) : hidden
  }
  if (include.includes('user')) {
    const user = state.users.find(({ id }) => id === server.userId)
    relationships.user = can('users') && user ? shownUser(user, view) : hidden
  }
  return Object.keys(relationships).length > 0 ? { relationships } : {}
}

/** app/Transformers/Api/Application/NodeTransformer.php */
export function shownNode(node: SimulatedNode, { servers }: PanelState): Shown {
  const own = servers.filter(({ nodeId }) => nodeId === node.id)
  const sum = (of: 'memory' | 'disk') => own.reduce((total, { limits }) => total + limits[of], 0)
  return {
    object: 'node',
    attributes: {
      id: node.id,
      name: node.name,
      public: true,
      maintenance_mode: node.isInMaintenance,
      memory: node.memory,
      memory_overallocate: node.memoryOverallocate,
      disk: node.disk,
      disk_overallocate: node.diskOverallocate,
      allocated_resources: { memory: sum('memory'), disk: sum('disk') },
    },
  }
}

/** app/Transformers/Api/Application/NestTransformer.php */
export const shownNest = (nest: PanelState['nests'][number]): Shown => ({
  object: 'nest',
  attributes: nest,
})

/** app/Transformers/Api/Application/EggTransformer.php, EggVariableTransformer.php */
export function shownEgg(egg: SimulatedEgg, { dialect, include, can }: View): Shown {
  const variables = egg.variables.map((each) => ({
    object: 'egg_variable',
    attributes: {
      id: each.id,
      egg_id: egg.id,
      name: each.name,
      description: '',
      env_variable: each.variable,
      default_value: each.standard,
      user_viewable: true,
      user_editable: each.isEditable,
      rules: each.rules,
    },
  }))
  return {
    object: 'egg',
    attributes: {
      id: egg.id,
      uuid: egg.uuid,
      name: egg.name,
      ...(dialect.kind === 'pelican'
        ? { startup_commands: { Default: egg.startup } }
        : { nest: egg.nestId }),
      author: egg.author,
      docker_image: egg.image,
      docker_images: { [egg.name]: egg.image },
      startup: egg.startup,
      config: { stop: egg.stop },
      ...(include.includes('variables') && {
        relationships: { variables: can('eggs') ? list(variables) : hidden },
      }),
    },
  }
}
