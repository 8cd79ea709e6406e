const BASE = 'https://shop.invalid'

/**
 * Where `?next=` may lead after login: a path of this very site, else null. A link in a mail must not be able
 * to send a person who has just signed in to somebody else's page.
 */
export function safeNext(next: string | null): string | null {
  if (next === null || !next.startsWith('/') || next.startsWith('//')) return null
  // Browsers read a backslash as a slash and drop control characters: both hide a second slash.
  if (/[\\\p{Cc}]/u.test(next)) return null
  if (!URL.canParse(next, BASE)) return null
  const { origin, pathname } = new URL(next, BASE)
  // Dots can be resolved to nothing, and leave two slashes at the start.
  return origin === BASE && !pathname.startsWith('//') ? next : null
}
