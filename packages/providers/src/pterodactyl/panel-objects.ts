/** What is read of a panel's objects, and nothing beside it. The environment of a server holds passwords: only `apply` reads it. */
import * as z from 'zod/mini'

/** The panel wraps each object. */
const item = <Schema extends z.core.$ZodType>(attributes: Schema) => z.object({ attributes })
const list = <Schema extends z.core.$ZodType>(attributes: Schema) =>
  z.object({ object: z.literal('list'), data: z.array(item(attributes)) })
/** Answered instead of what the key may not see. */
const Hidden = z.object({ object: z.literal('null_resource') })

const text = z.string()
const id = z.int().check(z.gte(1))

export const PanelUser = z.object({
  id,
  external_id: z.nullable(text),
  username: text,
  email: text,
  root_admin: z.boolean(),
})
export type PanelUser = z.infer<typeof PanelUser>

export const Allocation = z.object({
  id,
  ip: text,
  alias: z.nullable(text),
  port: z.int().check(z.gte(1), z.lte(65_535)),
  assigned: z.boolean(),
})
export type Allocation = z.infer<typeof Allocation>

export const PanelServer = z.object({
  id,
  external_id: z.nullable(text),
  identifier: text.check(z.regex(/^[\w-]{1,64}$/)),
  status: z.nullable(text),
  suspended: z.boolean(),
  user: id,
  /** The port that players use. */
  allocation: z.nullable(id),
  relationships: z.optional(
    z.object({
      allocations: z.optional(z.union([list(Allocation), Hidden])),
      user: z.optional(z.union([item(PanelUser), Hidden])),
    }),
  ),
})
export type PanelServer = z.infer<typeof PanelServer>

const limit = z.nullable(z.number())

/** Everything that has to be sent along to change one of them. */
export const DetailedServer = z.extend(PanelServer, {
  name: text,
  description: z.nullable(text),
  /** MiB, MiB and percent of one core; 0: as much as there is. */
  limits: z.object({ memory: limit, disk: limit, cpu: limit }),
})
export type DetailedServer = z.infer<typeof DetailedServer>

/** Everything that is compared with what a server is to become. */
const WholeServer = z.extend(DetailedServer, {
  node: id,
  egg: id,
  limits: z.object({ memory: limit, disk: limit, cpu: limit, swap: limit, io: limit }),
  feature_limits: z.object({ databases: limit, allocations: limit, backups: limit }),
  container: z.object({
    startup_command: text,
    image: text,
    environment: z.record(text, z.unknown()),
  }),
})
export type WholeServer = z.infer<typeof WholeServer>

const share = z.number().check(z.gte(0))

const Stats = z.object({
  /** `missing`: the node has not said. */
  current_state: z.enum(['running', 'starting', 'stopping', 'offline', 'missing']),
  resources: z.object({
    memory_bytes: share,
    cpu_absolute: share,
    disk_bytes: share,
    /** ms. */
    uptime: share,
  }),
})
export type Stats = z.infer<typeof Stats>

const EggVariable = z.object({
  env_variable: text,
  default_value: z.nullable(text),
  rules: text,
  /** Whether the server's owner may fill it. */
  user_editable: z.optional(z.boolean()),
})
export type EggVariable = z.infer<typeof EggVariable>

const Egg = z.object({
  docker_image: text,
  /** Those that an owner may choose among. */
  docker_images: z.optional(z.union([z.record(text, text), z.array(text)])),
  startup: z.nullable(text),
  relationships: z.object({ variables: list(EggVariable) }),
})
export type Egg = z.infer<typeof Egg>

const amount = z.coerce.number()

const Node = z.object({
  maintenance_mode: z.boolean(),
  memory: amount,
  /** Percent beyond; -1: as much as is asked for. */
  memory_overallocate: amount,
  disk: amount,
  disk_overallocate: amount,
  allocated_resources: z.object({ memory: amount, disk: amount }),
})
export type Node = z.infer<typeof Node>

export const ServerAnswer = item(PanelServer)
export const DetailedServerAnswer = item(DetailedServer)
export const WholeServerAnswer = item(WholeServer)
export const StatsAnswer = item(Stats)
export const UserAnswer = item(PanelUser)
export const EggAnswer = item(Egg)
export const NodeAnswer = item(Node)
/** Of what is done the panel says nothing. */
export const NoAnswer = z.unknown()

export const page = <Schema extends z.core.$ZodType>(attributes: Schema) =>
  z.object({
    data: z.array(item(attributes)),
    meta: z.object({ pagination: z.object({ total_pages: z.int().check(z.gte(0)) }) }),
  })

export const Refusal = z.object({
  errors: z
    .array(
      z.object({
        code: text,
        meta: z.optional(
          z.object({ source_field: z.optional(text), rule: z.optional(z.nullable(text)) }),
        ),
      }),
    )
    .check(z.minLength(1)),
})
