import type { Recipe } from './recipe.ts'

/** Everything that a panel has to know to make a server. */
export interface ServerSpec {
  /** The panel finds it again by this, and refuses a second one: letters, digits and `-`. */
  readonly key: string
  /** As its customer sees it, one line of 1 to 150 characters. */
  readonly name: string
  readonly owner: ServerOwner
  /** null: the plan does not say. */
  readonly memoryMiB: number | null
  readonly diskMiB: number | null
  /** Of one core. */
  readonly cpuPercent: number | null
  /** What was chosen, by the option's id. */
  readonly chosen: Readonly<Record<string, string>>
  /** The ids of what was chosen from lists: what customers type must pick nothing. */
  readonly choices: readonly string[]
  /** What the customer has answered, by the question's name. */
  readonly answers: Readonly<Record<string, string>>
  /** Those of the answers that are public SSH keys, a line each. */
  readonly sshKeys: readonly string[]
  readonly recipe: Recipe | null
}

export interface ServerOwner {
  /** Like the server's, one for each customer. */
  readonly key: string
  readonly email: string
  readonly name: string
  /** Whether the customer has shown that mail reaches them there: else nobody's account may be taken for theirs. */
  readonly isEmailVerified: boolean
}
