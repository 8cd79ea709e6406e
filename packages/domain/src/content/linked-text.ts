/** Where a typed text names web addresses, so that it can be read with links and without markup. */

/** A piece of the text as it was typed; `href` where it is an address. */
export interface TextPiece {
  readonly text: string
  readonly href: string | null
}

/** Up to a space or what no address holds unescaped. */
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"“”«»„`\\{}|^]+/giu
const WITH_HOST =
  /^https?:\/\/(?:[\p{L}\p{N}][\p{L}\p{N}.-]*|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#]|$)/iu
/** Written without its scheme it has a name and an ending at least, and stands by itself: not in a mail address or another name. */
const WITH_NAME = /^www(?:\.[\p{L}\p{N}-]+){2,}(?::\d{1,5})?(?:[/?#]|$)/iu
const SCHEME = /\bhttps?:\/\//iu
const BEFORE_NAME = /[\p{L}\p{N}@._/-]$/u
/** What ends the sentence, not the address. */
const TRAILING = ".,;:!?'’*_~…"
const BRACKETS: readonly (readonly [open: string, close: string])[] = [
  ['(', ')'],
  ['[', ']'],
]

/** The pieces in their order; together they are the text to the letter. Only `http` and `https` become addresses; what begins with `www.` is one of `https`. */
export function linkedText(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  const search = new RegExp(ADDRESS)
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    const { 0: found, index } = match
    const address = trimmed(found)
    const href = hrefOf(address, text.slice(Math.max(0, index - 2), index))
    if (href === null) {
      // A whole address may stand right behind a `www.` that is none.
      const next = /^www/i.test(found) ? found.search(SCHEME) : -1
      if (next > 0) search.lastIndex = index + next
      continue
    }
    if (index > end) pieces.push({ text: text.slice(end, index), href: null })
    pieces.push({ text: address, href })
    end = index + address.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null })
  return pieces
}

/**
 * Without the punctuation of the sentence around it, and brackets that were opened before it. Anybody writes to the team: each
 * sign is looked at a bounded number of times, however many of these there are.
 */
function trimmed(found: string): string {
  const unopened = new Map(
    BRACKETS.map(([open, close]) => [close, countOf(found, close) - countOf(found, open)]),
  )
  let end = found.length
  for (; end > 0; end--) {
    const last = found.charAt(end - 1)
    if (TRAILING.includes(last)) continue
    const more = unopened.get(last) ?? 0
    if (more <= 0) break
    unopened.set(last, more - 1)
  }
  return found.slice(0, end)
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1

/** Null where it names no host, or something before it: that is not the host that it looks like. */
function hrefOf(address: string, before: string): string | null {
  if (WITH_HOST.test(address)) return address
  return WITH_NAME.test(address) && !BEFORE_NAME.test(before) ? `https://${address}` : null
}
