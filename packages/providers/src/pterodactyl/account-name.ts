import type { ServerOwner } from '@hostfront/domain/provisioning/server-spec'
import { spread } from '@hostfront/domain/spread'

/** What a new account at the panel is called. */
export interface AccountName {
  readonly username: string
  readonly first_name: string
  readonly last_name: string
}

const NAME_MAX = 100
const LATIN_MAX = 20

/**
 * The panel wants lower-case letters, digits, `.`, `_` and `-`, a letter or digit at both ends, and both names filled.
 * The same owner is always called the same; two of one name are told apart by their keys.
 */
export function accountNameOf({ key, name }: Pick<ServerOwner, 'key' | 'name'>): AccountName {
  const latin = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, LATIN_MAX)
  const [first, ...others] = name.trim().split(/\s+/)
  return {
    username: `${latin || 'customer'}-${spread(key).toString(36).padStart(7, '0')}`,
    first_name: (first || 'Customer').slice(0, NAME_MAX),
    last_name: others.join(' ').slice(0, NAME_MAX) || '-',
  }
}
