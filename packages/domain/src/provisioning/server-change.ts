/** What becomes of a server that exists when its plan is applied to it. */
import * as z from 'zod/mini'

/** MiB, percent of one core or a count; a text as it is typed; null: not known, or not there. */
const Side = z.nullable(z.union([z.number(), z.string()]))

export const ServerChange = z.object({
  part: z.enum([
    'memory',
    'disk',
    'cpu',
    'swap',
    'io',
    'databases',
    'backups',
    'egg',
    'image',
    'startup',
    'ports',
    'variable',
  ]),
  /** Of the variable. */
  name: z.nullable(z.string()),
  from: Side,
  to: Side,
})
export type ServerChange = z.infer<typeof ServerChange>

/** Why a plan is not applied to a server. */
export const KeptWhy = z.enum([
  /** It is being made. */
  'unready',
  'install-failed',
  'missing',
  /** The plan's servers are made elsewhere by now, and none is moved. */
  'other-panel',
  /** The plan does not say how much memory, disk or processor it has. */
  'hardware-unsaid',
  'ended',
])
export type KeptWhy = z.infer<typeof KeptWhy>

/** How a server stands to its plan as that is now. */
export const Standing = z.object({
  /** As the plan says; not as it says; asked to become so; not to be changed. */
  is: z.enum(['same', 'differs', 'asked', 'kept']),
  why: z.nullable(KeptWhy),
  changes: z.array(ServerChange),
})
export type Standing = z.infer<typeof Standing>
