import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { PICTURE } from './document.ts'

const FONT = readFileSync('fonts/hostfront-grotesk-600.ttf')
const FAMILY = 'Hostfront Grotesk'
const SIZE = 92
const LEADING = 92
const LEFT = 80
/** Letters that fit beside the rack. */
const LINE = 15
/** The line that the last line of the title stands on. */
const FOOT = 540
/** The dark theme of styles/tokens.css, as a shop opens with it. */
const INK = {
  ground: '#0b121a',
  surface: '#101a24',
  line: '#243444',
  ink: '#e9eff3',
  ok: '#5fd39a',
}
const ACCENT = '#f2a33a'

await initWasm(
  readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
)

/**
 * What is shown where somebody shares a page: its title beside a rack. It has no name of the shop, which its operator may
 * change after the build; networks write that beside it.
 */
export function socialPicture(title: string): Uint8Array {
  const font = { fontBuffers: [FONT], defaultFontFamily: FAMILY }
  const drawn = new Resvg(pictureOf(linesOf(title)), { font }).render()
  try {
    return drawn.asPng()
  } finally {
    drawn.free()
  }
}

/** The title in lines that fit; a longer word has one of its own. */
export function linesOf(title: string): string[] {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= LINE)
      lines.splice(-1, 1, `${last} ${word}`)
    else lines.push(word)
  }
  return lines
}

function pictureOf(lines: readonly string[]): string {
  const { width, height } = PICTURE
  const texts = lines.map((line, at) => {
    const y = FOOT - (lines.length - 1 - at) * LEADING
    return `<text x="${LEFT - 4}" y="${y}" font-size="${SIZE}" letter-spacing="-2.5" fill="${INK.ink}" font-family="${FAMILY}">${escaped(line)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${INK.ground}"/>
<rect width="${width}" height="8" fill="${ACCENT}"/>
<g transform="translate(${LEFT} 76) scale(2.4)"><path fill="${INK.ink}" d="M3 3h7v9h12V3h7v26h-7v-9H10v9H3z" transform="translate(-3 -3)"/><path fill="${ACCENT}" d="M14 11h4v4h-4z"/></g>
${texts.join('')}
${rack()}
</svg>`
}

const UNITS = 12
const LIGHTS = 20

/** The rack of the home page (features/home/rack.tsx), with its one amber light. */
function rack(): string {
  const units = Array.from({ length: UNITS }, (_, row) => {
    const y = 100 + row * 38
    const lights = Array.from({ length: LIGHTS }, (_, at) => {
      const fill =
        row > 3 || (row === 3 && at < 12) ? INK.ok : row === 3 && at === 12 ? ACCENT : INK.line
      return `<rect x="${818 + at * 14}" y="${y + 12}" width="8" height="8" fill="${fill}"/>`
    })
    return `<rect x="796" y="${y}" width="316" height="32" fill="${INK.surface}" stroke="${INK.line}"/>${lights.join('')}`
  })
  return `<path d="M770 76h368v496H770zM790 76v496M1118 76v496" fill="none" stroke="${INK.line}" stroke-width="2"/>${units.join('')}`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
