import { FACTS_ID } from '../src/host/page-facts-remote.ts'
import type { PageSettings } from '../src/host/settings.ts'

export interface DrawnPage {
  readonly markup: string
  /** What it was drawn with and the build has otherwise, by name: the interface takes the page over with the same. */
  readonly facts: Readonly<Record<string, unknown>>
  /** What it tells machines, as JSON-LD. */
  readonly data: string | null
  readonly settings: PageSettings | null
}

/** What document.ts writes around a page's markup. */
const ROOT = /(<div id="root"[^>]*>)[\s\S]*(<\/div>\n<script type="module">)/
const COLOUR = /^#[\da-f]{6}$/i

/** A page of the build with what `drawn` says in the place of what the build says. */
export function pageInShop(built: string, { markup, facts, data, settings }: DrawnPage): string {
  const known = Object.keys(facts).length > 0 && JSON.stringify(facts).replaceAll('<', '\\u003c')
  const blocks = [
    known && `<script type="application/json" id="${FACTS_ID}">${known}</script>\n`,
    data && `<script type="application/ld+json">${data}</script>\n`,
  ]
  const marks = 'settings' in facts && settings ? marksOf(settings) : ''
  return built
    .replace('<html', () => `<html${marks}`)
    .replace(ROOT, (_all, start: string, end: string) => `${filled(start)}${markup}${end}`)
    .replace(/<\/body>\s*<\/html>\s*$/, (end) => blocks.filter(Boolean).join('') + end)
}

/** The root of an empty frame is that of its page now, which waits for nothing. */
const filled = (root: string): string =>
  root.includes(' data-blank=')
    ? root.replace(' data-blank=', ' data-page=').replace(' data-waiting', '')
    : root

/** As the interface sets them once it is there (shells/public/shop-theme.ts), and what the head script goes by. */
function marksOf({ theme, features, secondRate }: PageSettings): string {
  const { primaryColor: primary, secondaryColor: secondary, accentColor: accent } = theme
  const colours = Object.entries({ primary, secondary, accent })
    .filter(([, colour]) => COLOUR.test(colour))
    .map(([name, colour]) => `--${name}:${colour}`)
  const style = colours.length > 0 ? ` style="${colours.join(';')}"` : ''
  return style + (secondRate ? ' data-second' : '') + (features.entryGate ? '' : ' data-ungated')
}
