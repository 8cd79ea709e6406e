import type { Act } from './use-busy-act.ts'

/** Something that can be done with a row. */
export interface RowAct {
  /** As its button says it: `Edit`. */
  readonly action: string
  /** Acts that take turns in one place have one, so that their button keeps the focus. */
  readonly place?: string
  readonly letter?: string
  /** Its button is relied on by its name, so it is never in the menu. */
  readonly isKept?: boolean
  /** It destroys something: red in the menu. */
  readonly isDanger?: boolean
  /** What the row waits for: of its buttons the one with a frame. */
  readonly isMain?: boolean
  /** It takes something for a while: its button is there, and quieter than others. */
  readonly isMild?: boolean
  readonly onAct: Act
}
