/** What a provider answers, and what the shop takes from it. */
import * as z from 'zod/mini'
import type { Fault } from './fault.ts'

/** A server as its panel shows it. */
export interface ServerSeen {
  readonly state: 'installing' | 'on' | 'off' | 'failed'
  /** The panel's own id. */
  readonly remoteId: string
  /** As a player types it; null: it has none, or none yet. */
  readonly address: string | null
  /** Where this server is managed. */
  readonly panelLink: string | null
  /** Its customer's name at the panel. */
  readonly userName: string | null
}

/** What would be sent for a server, or what is missing for it. Nothing was changed to find out. */
export type Preview =
  | {
      readonly result: 'ready'
      /** Names of fields with their values, as the panel calls them; secrets are left out. */
      readonly order: readonly (readonly [name: string, value: string])[]
    }
  | { readonly result: 'missing'; readonly fault: Fault }

/** What a call at a panel came to. */
export type Answer =
  /** It is so. After `create` the install may go on: then the state says so. */
  | { readonly result: 'done'; readonly seen: ServerSeen }
  /** The panel is certain that there is none. */
  | { readonly result: 'absent' }
  /** Nothing has happened, and may be tried again, where `afterSeconds` is given not before. */
  | { readonly result: 'retry'; readonly fault: Fault; readonly afterSeconds?: number }
  /** It may have happened or not. */
  | { readonly result: 'unknown'; readonly fault: Fault }
  /** Nothing has happened, and trying again would change nothing: somebody has to look. */
  | { readonly result: 'person'; readonly fault: Fault }

/** A server as its panel lists it, whoever it belongs to. */
export interface ListedServer extends ServerSeen {
  /** The key that it bears: one of this shop, somebody else's, or none. */
  readonly key: string | null
  readonly name: string
  /** Null: the panel does not say. */
  readonly ownerEmail: string | null
  /** MiB, MiB and percent of one core; 0: as much as there is, null: the panel does not say. */
  readonly memoryMiB: number | null
  readonly diskMiB: number | null
  readonly cpuPercent: number | null
}

/** A part of what is on a panel. */
export type Listing =
  | {
      readonly result: 'done'
      readonly servers: readonly ListedServer[]
      /** Where the next part begins; null: this was the last. */
      readonly next: string | null
    }
  | { readonly result: 'failed'; readonly fault: Fault }

export const PowerSignal = z.enum(['start', 'stop', 'restart'])
export type PowerSignal = z.infer<typeof PowerSignal>

/** What a server takes of its machine at a moment. */
export const Usage = z.object({
  state: z.enum(['running', 'starting', 'stopping', 'stopped']),
  /** Percent of one core. */
  cpuPercent: z.number(),
  /** Bytes. */
  memory: z.number(),
  disk: z.number(),
  /** Since it was started; 0: it is not running. */
  uptimeSeconds: z.number(),
})
export type Usage = z.infer<typeof Usage>

export type UsageAnswer =
  | { readonly result: 'done'; readonly usage: Usage }
  | { readonly result: 'failed'; readonly fault: Fault }
