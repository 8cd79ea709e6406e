import type { RowsTied } from './collection-rules.ts'
import type { CollectionName } from './collections.ts'
import { StoreError } from './port.ts'
import { rules } from './rules.ts'
import type { TiedQuery } from './tied-query.ts'

interface AskedTie {
  readonly to: CollectionName
  /** The field of those rows that holds the id of ours. */
  readonly their: string
  /** What they have to be, by field. */
  readonly where: readonly (readonly [field: string, words: readonly string[]])[]
  /** Whether there has to be one, or none. */
  readonly is: boolean
}

/** What a question asks of tied rows. Throws StoreError `check`. */
export function askedTies(
  collection: CollectionName,
  tied: TiedQuery['tied'] = {},
): readonly AskedTie[] {
  const declared: Readonly<Record<string, RowsTied>> = rules[collection].ties ?? {}
  return Object.entries(tied).map(([name, is]) => {
    const tie = Object.hasOwn(declared, name) ? declared[name] : undefined
    if (!tie) throw new StoreError('check', `${collection}.${name}`)
    return { to: tie.to, their: tie.their, where: Object.entries(tie.where), is }
  })
}
