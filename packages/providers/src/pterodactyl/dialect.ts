/**
 * In what the panels of this family differ, as far as the shop speaks to them: Pterodactyl, as of 1.11, and Pelican, which
 * began as its fork. Orders name image and start command to both, though Pelican would take the egg's by itself.
 */
import type { PterodactylRecipe } from '@hostfront/domain/provisioning/pterodactyl-recipe'
import type { AccountName } from './account-name.ts'

export interface Dialect {
  /** What a key begins with that belongs to an account: an administrator's opens both APIs, an application's one. */
  readonly accountKey: string
  /** Null: the egg cannot be found by what the recipe says. */
  eggPath(recipe: Pick<PterodactylRecipe, 'nestId' | 'eggId'>): string | null
  /** What an order says of a server that takes too much memory: the panel's own default. */
  readonly outOfMemory: object
  /** What of its owner's name a new account has. */
  namesOf(name: AccountName): object
  /** Whether the panel takes back by itself what it has noted and its node has not done. */
  readonly takesBack: boolean
}

export const PTERODACTYL: Dialect = {
  accountKey: 'ptlc_',
  eggPath: ({ nestId, eggId }) => (nestId === null ? null : `/nests/${nestId}/eggs/${eggId}`),
  outOfMemory: { oom_disabled: true },
  namesOf: (name) => name,
  takesBack: true,
}

export const PELICAN: Dialect = {
  accountKey: 'pacc_',
  eggPath: ({ eggId }) => `/eggs/${eggId}`,
  outOfMemory: { oom_killer: false },
  namesOf: ({ username }) => ({ username }),
  takesBack: false,
}
