/** What comes after a name, and whether a name is one that can be had. */
import { allow, type Result, refuse } from '../result.ts'

/** What a name ends in: the longest of `known`, else what comes after its last dot. */
export function extensionOf(name: string, known: readonly string[]): string {
  const longest = known
    .filter((extension) => name.endsWith(`.${extension}`))
    .toSorted((one, other) => other.length - one.length)
  return longest[0] ?? name.slice(name.lastIndexOf('.') + 1)
}

/**
 * Whether a name is one that a registry gives away: one label before its extension. `example.co.uk` is one once `co.uk` is among
 * `known`; until then, and like `shop.example.com`, it is a part of another, which is named.
 */
export function checkDomainName(
  name: string,
  known: readonly string[],
): Result<void, { readonly of: string }> {
  const extension = extensionOf(name, known)
  const labels = name.slice(0, -extension.length - 1).split('.')
  return labels.length === 1
    ? allow(undefined)
    : refuse({ of: `${labels.at(-1) ?? ''}.${extension}` })
}
