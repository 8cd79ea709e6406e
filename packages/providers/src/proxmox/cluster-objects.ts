/** What is read of a cluster's objects. Numbers may come as texts, and truth as 0 and 1. */
import * as z from 'zod/mini'

const text = z.string()
const number = z.coerce.number()
const flag = z.pipe(
  z.union([z.boolean(), z.coerce.number()]),
  z.transform((value: boolean | number) => Boolean(value)),
)
const vmid = z.int().check(z.gte(100))

/** A machine as the cluster's own list has it: tags and lock as they are, the rest up to 10 s old, or not there yet. */
export const Resource = z.object({
  type: text,
  vmid,
  node: text,
  name: z.optional(text),
  status: text,
  tags: z.optional(text),
  lock: z.optional(text),
  template: z.optional(flag),
  /** Bytes. */
  maxmem: z.optional(number),
  maxdisk: z.optional(number),
  maxcpu: z.optional(number),
})
export type Resource = z.infer<typeof Resource>

/** Bytes; without the right to see them there are none. */
export const Node = z.object({
  node: text,
  status: text,
  mem: z.optional(number),
  maxmem: z.optional(number),
})
export type Node = z.infer<typeof Node>

/** A machine's own settings. Drives stand beside them under their names. */
export const Config = z.looseObject({
  digest: text,
  description: z.optional(text),
  name: z.optional(text),
  tags: z.optional(text),
  lock: z.optional(text),
  template: z.optional(flag),
  protection: z.optional(flag),
  onboot: z.optional(flag),
  boot: z.optional(text),
  ciuser: z.optional(text),
  ipconfig0: z.optional(text),
})
export type Config = z.infer<typeof Config>

/** Of a machine at a moment. `cpu` is a share of all its cores, sizes are bytes. */
export const Status = z.object({
  status: z.enum(['running', 'stopped']),
  cpu: z.catch(number, 0),
  cpus: z.catch(number, 1),
  mem: z.catch(number, 0),
  maxdisk: z.catch(number, 0),
  uptime: z.catch(number, 0),
})
export type Status = z.infer<typeof Status>

export const Task = z.object({
  status: z.enum(['running', 'stopped']),
  exitstatus: z.optional(text),
})

/** The name of a task; its parts say which node has it and what it does. */
export const Upid = text.check(z.regex(/^UPID:[\w-]+:[0-9A-F:]+:\w+:[^:/]*:[^:/]+:$/i))
/** Tasks stay on the list for a while after their end. */
export const RunningTask = z.object({ type: text, status: z.optional(text) })
export type RunningTask = z.infer<typeof RunningTask>

/** What a guest says of its own cards. */
export const Interfaces = z.object({
  result: z.array(
    z.object({
      name: text,
      'ip-addresses': z.optional(
        z.array(z.object({ 'ip-address': text, 'ip-address-type': text })),
      ),
    }),
  ),
})

/** Of what is done at once the API says nothing. */
export const Nothing = z.null()

/** Rights by path, each with whether it holds for what lies below. */
export const Permissions = z.record(text, z.record(text, flag))

export const data = <Schema extends z.core.$ZodType>(schema: Schema) => z.object({ data: schema })

/** The API's own form of a refusal; anything else is somebody else's answer. */
export const Refusal = z.object({
  data: z.null(),
  message: z.optional(text),
  errors: z.optional(z.record(text, z.unknown())),
})
