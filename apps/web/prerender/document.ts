import { scriptHash } from './head-script.ts'

/** Of a social picture, in pixels: what networks show whole beside a link. */
export const PICTURE = { width: 1200, height: 630 } as const

export interface DocumentParts {
  readonly title: string
  readonly description: string
  readonly siteName: string
  readonly isIndexed: boolean
  readonly css: string
  /** The files the css was read from: named as there already, so that no later part fetches them again. */
  readonly cssFiles: readonly string[]
  readonly fontFile: string
  readonly headScript: string
  readonly entryFile: string
  /** Fetched beside the entry. */
  readonly scripts: readonly string[]
  /** Those of them that are run before the entry, each in a turn of its own: else they would be one long piece of work. */
  readonly runFirst: readonly string[]
  /** Of the shop behind the page: run likewise when it is opened (host/open-host.ts). */
  readonly shopFiles: readonly string[]
  readonly markup: string
  /** The route the markup was made for; null for the empty frame. */
  readonly routeId: string | null
  /** Of an empty frame: the route that a server may draw in it (page-in-shop.ts). */
  readonly blankFor?: string | null
  /** Whether its content is still to come from the shop. */
  readonly isWaiting?: boolean
  /** Whole addresses, where the site's is known. */
  readonly address?: PageAddress | null
  /** What it tells machines, as JSON-LD. */
  readonly data?: string | null
}

export interface PageAddress {
  readonly page: string
  /** Of PICTURE's size. */
  readonly picture: string
}

/** After the first frame, where the browser does not tell when it was painted. */
const LATEST_START_MS = 500

/** A page's whole HTML. The head is what makes the first paint fast: nothing in it waits for another file. */
export function pageDocument(parts: DocumentParts): string {
  const start = startScript(parts)
  const title = escapeText(parts.title)
  const description = escapeText(parts.description)
  const blank = parts.blankFor ? ` data-blank="${parts.blankFor}"` : ''
  const page = parts.routeId === null ? blank : ` data-page="${parts.routeId}"`
  const shop = parts.shopFiles.length === 0 ? '' : ` data-shop="${parts.shopFiles.join(' ')}"`
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta http-equiv="Content-Security-Policy" content="${policy([parts.headScript, start])}">
<title>${title}</title>
<meta name="description" content="${description}">
${parts.isIndexed ? '' : '<meta name="robots" content="noindex">\n'}<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:site_name" content="${escapeText(parts.siteName)}">
<meta property="og:type" content="website">
${addressTags(parts.address ?? null, title)}<meta name="theme-color" content="#0b121a">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="${parts.fontFile}" as="font" type="font/woff2" crossorigin>
<script>${parts.headScript}</script>
<style>${parts.css}</style>
${parts.cssFiles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`).join('')}
</head>
<body>
<div id="root"${page}${shop}${parts.isWaiting ? ' data-waiting' : ''}>${parts.markup}</div>
<script type="module">${start}</script>
${parts.data ? `<script type="application/ld+json">${parts.data}</script>\n` : ''}</body>
</html>
`
}

/** A line for each, see site-address.ts. `title` is escaped. */
const addressTags = (address: PageAddress | null, title: string): string =>
  address
    ? `<link rel="canonical" href="${address.page}">
<meta property="og:url" content="${address.page}">
<meta property="og:image" content="${address.picture}"><meta property="og:image:type" content="image/png"><meta property="og:image:width" content="${PICTURE.width}"><meta property="og:image:height" content="${PICTURE.height}"><meta property="og:image:alt" content="${title}"><meta name="twitter:card" content="summary_large_image">
`
    : ''

/**
 * The app starts once the browser says that the page is on the screen: before that it would only be in the way. One that
 * does not say so has it soon after its first frame. Without the app, nobody is held at the gate.
 */
function startScript({ entryFile, scripts, runFirst }: DocumentParts): string {
  // Each in a turn of its own: a browser takes a millisecond or two to begin to fetch a file.
  const preload = `${JSON.stringify(scripts)}.map(h=>setTimeout(()=>{const l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)}));`
  const [first, ...others] = [...runFirst, entryFile].map((file) => `import("${file}")`)
  const run = first + others.map((next) => `.then(turn).then(()=>${next})`).join('')
  const start = `let start=()=>{start=()=>{};${preload}${run}.catch(()=>document.documentElement.removeAttribute("data-gate"))};`
  const seen = `new PerformanceObserver(()=>start()).observe({type:"paint",buffered:true})`
  return `const turn=()=>new Promise(r=>setTimeout(r));${start}requestAnimationFrame(()=>setTimeout(()=>start(),${LATEST_START_MS}));${seen}`
}

/** The map is the only other host (product.md, section 6). Libraries of overlays set styles on elements. */
function policy(inlineScripts: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScripts.map(scriptHash).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    'frame-src https://www.openstreetmap.org',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
