import type { RowsTied } from './collection-rules.ts'
import type { CollectionName } from './collections.ts'
import { StoreError } from './port.ts'
import { rules } from './rules.ts'
import type { TiedQuery } from './tied-query.ts'

interface Tied {
  readonly to: CollectionName
  /** The field of those rows that holds the id of ours. */
  readonly their: string
  /** What they have to be, by field. */
  readonly where: readonly (readonly [field: string, words: readonly string[]])[]
}

interface AskedTie extends Tied {
  /** Whether there has to be one, or none. */
  readonly is: boolean
}

interface AskedWord extends Tied {
  /** Of theirs, and of ours where none of theirs is there. */
  readonly field: string
  readonly word: string
}

/** What a question asks of tied rows. Throws StoreError `check`. */
export const askedTies = (
  collection: CollectionName,
  { tied = {} }: TiedQuery,
): readonly AskedTie[] =>
  Object.entries(tied).map(([name, is]) => ({
    ...declaredTie(collection, rules[collection].ties, name),
    is,
  }))

/** The words that it asks for, wherever they are said. Throws StoreError `check`. */
export const askedWords = (
  collection: CollectionName,
  { says = {} }: TiedQuery,
): readonly AskedWord[] =>
  Object.entries(says).map(([field, word]) => ({
    ...declaredTie(collection, rules[collection].said, field),
    field,
    word,
  }))

/** The collections that it looks into besides its own. */
export const reachedByTies = (
  collection: CollectionName,
  query: TiedQuery,
): readonly CollectionName[] =>
  [...askedTies(collection, query), ...askedWords(collection, query)].map(({ to }) => to)

function declaredTie(
  collection: CollectionName,
  declared: Readonly<Record<string, RowsTied>> | undefined,
  name: string,
): Tied {
  const tie = declared && Object.hasOwn(declared, name) ? declared[name] : undefined
  if (!tie) throw new StoreError('check', `${collection}.${name}`)
  return { to: tie.to, their: tie.their, where: Object.entries(tie.where) }
}
