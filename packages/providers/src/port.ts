/** What every provider promises: it speaks to one panel, one call at a time, and holds nothing between two calls. */
import type { Instance } from '@hostfront/domain/provisioning/instance'
import type { Panel } from '@hostfront/domain/provisioning/panel'
import type { Recipe } from '@hostfront/domain/provisioning/recipe'
import type {
  Answer,
  Listing,
  PowerSignal,
  Preview,
  UsageAnswer,
} from '@hostfront/domain/provisioning/seen'
import type { ServerSpec } from '@hostfront/domain/provisioning/server-spec'

/** The server that is meant, as it was known before the call. */
export interface Target extends Pick<Instance, 'remoteId' | 'state' | 'sentAt'> {
  /** Letters, digits and `-`. */
  readonly key: string
}

/**
 * No method throws: whatever happens on the way is an answer. Every method has ended after `DEADLINE` at the latest; what
 * has not been answered by then is `unknown`. A server is found by its key and by nothing else, and what bears another key
 * is never touched.
 */
export interface Provider {
  /**
   * `absent` only when the panel itself says that there is none; never after a failure. Where a panel makes a server in
   * several steps, a look goes on with those of one whose making was ordered and is not finished; else it changes nothing.
   */
  observe(target: Target): Promise<Answer>
  /**
   * Makes the server. Sent once: what is not answered is not sent again. One that is there already is refused or answered as
   * it is.
   */
  create(target: Target, spec: ServerSpec): Promise<Answer>
  /**
   * Brings a server that exists, running or suspended, to the spec: limits, image, start command, egg, further ports, and the
   * variables that the shop fills in the same way for every server. It keeps its owner, name, description, key, place and
   * ports, whether it is suspended, and what its customer may set or was given once: a variable that is generated, chosen or
   * not named is filled only where it is empty, and one that the customer may edit only where it still has the value that
   * `before` fixed, the recipe of the version before (null: not known). The same again changes nothing. A server that runs
   * has what is new after its next start. What the panel does not take is `person`, and less disk than is used is not
   * looked for: panels take it.
   */
  apply(target: Target, spec: ServerSpec, before: Recipe | null): Promise<Answer>
  /** What `create` would send for such a server. Changes nothing, and makes nobody an account. */
  preview(spec: ServerSpec): Promise<Preview>
  /** The same again changes nothing; nor do `resume` and `remove`. */
  suspend(target: Target): Promise<Answer>
  resume(target: Target): Promise<Answer>
  /** Removes it with its data where the panel can; never only its entry. Answers `absent` when it is gone. */
  remove(target: Target): Promise<Answer>
  /** Of a panel that keeps servers of its own. */
  readonly inventory?: Inventory
  /** Where the panel's key opens it. */
  readonly controls?: Controls
}

/** What there is on a panel, whoever made it. */
export interface Inventory {
  /** Whether it says whose a server is. Where it does not, people do. */
  readonly knowsOwners: boolean
  /** `cursor` null: from the beginning. */
  list(cursor: string | null): Promise<Listing>
  /** Writes the target's key on a server that bears none, and nothing else of it; the same again changes nothing. */
  adopt(remoteId: string, target: Target): Promise<Answer>
}

/** What customers do with their server while it runs. */
export interface Controls {
  /** Sent once; `done` says that the panel has taken it, not that the server has followed already. */
  power(target: Target, signal: PowerSignal): Promise<Answer>
  usage(target: Target): Promise<UsageAnswer>
}

/** The longest that a method takes, in ms: a panel itself may wait 15 s for its node, and again to undo. */
export const DEADLINE = 30_000

/** What a provider has of its panel. */
export interface PanelAccess extends Pick<Panel, 'id' | 'address' | 'rehearsal'> {
  /** Opened; null: none is kept. */
  readonly key: string | null
}
