import type { Dialect } from './dialect.ts'
import type { PanelState, Resource } from './panel-state.ts'

/** How installs of new servers go: as long as set, ten minutes, failing, without an end. */
export type Install = 'normal' | 'slow' | 'fails' | 'never'

/** One call, as far as it concerns what is done. */
export interface Call {
  readonly state: PanelState
  readonly dialect: Dialect
  /** ms. */
  readonly now: number
  readonly query: URLSearchParams
  /** The parts of the path that stand for something. */
  readonly params: readonly string[]
  readonly body: unknown
  readonly include: readonly string[]
  can(resource: Resource): boolean
  readonly random: () => number
  readonly install: { readonly goes: Install; readonly milliseconds: number }
  /** What every node does during this call; null: as each is. */
  readonly nodes: 'silent' | 'refusing' | null
  /** Somebody takes the port between the panel's check and its writing. */
  readonly isPortTakenLate: boolean
}

/** `body`: undefined where nothing is said. */
export interface Done {
  readonly status: 200 | 201 | 204
  readonly body?: object
}
