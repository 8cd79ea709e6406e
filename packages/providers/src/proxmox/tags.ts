/**
 * What the shop writes in a machine's tags. The cluster's list shows them of all machines at once, but they are anybody's to
 * change and always small letters: they say where to look, and what is done to a machine its note decides.
 */

const KEY = 'hostfront.key.'
const ADDRESS = 'hostfront.ip.'
const SUSPENDED = 'hostfront.suspended'
/** It started with its node before. */
const STARTS = 'hostfront.starts-with-node'
/** Its processor is limited below its cores. */
const LIMITED = 'hostfront.cpu-limited'

export const TAGS = { suspended: SUSPENDED, starts: STARTS, limited: LIMITED } as const

export const tagsOf = (text: string | undefined): readonly string[] =>
  (text ?? '').split(/[;,\s]+/).filter(Boolean)

/** As the API takes them. */
export const tagText = (tags: Iterable<string>): string => [...new Set(tags)].join(';')

/** No two keys have the same: what is no small letter, digit or `-` becomes a dot with the two digits of each byte. */
export const keyTag = (key: string): string =>
  KEY +
  key.replace(/[^a-z0-9-]/gu, (sign) =>
    [...new TextEncoder().encode(sign)]
      .map((byte) => `.${byte.toString(16).padStart(2, '0')}`)
      .join(''),
  )

/** The key that a machine bears; null: none, or none that can be read. */
export function keyOfTags(tags: readonly string[]): string | null {
  const tag = tags.find((each) => each.startsWith(KEY))
  if (tag === undefined) return null
  try {
    return decodeURIComponent(tag.slice(KEY.length).replaceAll('.', '%'))
  } catch {
    return null
  }
}

export const addressTag = (address: string): string => `${ADDRESS}${address}`

export const isAddressTag = (tag: string): boolean => tag.startsWith(ADDRESS)

/** The address that the shop has given it; null: none. */
export const addressOfTags = (tags: readonly string[]): string | null =>
  tags.find(isAddressTag)?.slice(ADDRESS.length) ?? null
