import { edition } from './edition.ts'
import { expect, test } from './journey.ts'

test.skip(edition === 'server', 'both editions have the same typeface')

/** Pixels: what the classes for text come to, and the whole numbers between. */
const SIZES = [14, 14.875, 15, 15.9375, 16, 17]
const WEIGHTS = [400, 500, 600, 700]
/** How much ink of the dot's the lightest row between may have: a round or tall letter's top is a little grey in it. The last of each are in the file for other names. */
const LETTERS = [
  { letters: [...'ijïüÿ', ...'įż'], most: 0.07 },
  { letters: [...'ëöÄÖÜ', ...'ėİĖŻ'], most: 0.25 },
]

test('at one pixel a point the dots stand clear of what they stand on', async ({ page }) => {
  await page.goto('/about')
  const merged = await page.evaluate(findMerged, { SIZES, WEIGHTS, LETTERS })
  expect(merged).toEqual([])
})

test('until the typeface has come, letters of both weights are drawn in its stand-in', async ({
  page,
}) => {
  await page.route('**/*.woff2', () => {})
  await page.goto('/about', { waitUntil: 'commit' })
  const asked = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(
          ({ family, unicodeRange }) => /Fallback/.test(family) && /^U\+0-/i.test(unicodeRange),
        )
        .map(({ weight, status }) => `${weight} ${status}`),
    )
  // A face of a third range of weights would be taken alone, and these never asked for. Where no font of the system has
  // their measures they end as an error.
  const had = expect.stringMatching(/ (loaded|error)$/)
  await expect.poll(asked).toEqual([had, had])
})

/** Letters whose dots run into them, with the ink of the lightest row between as a share of the darkest's. */
async function findMerged({
  SIZES,
  WEIGHTS,
  LETTERS,
}: {
  SIZES: number[]
  WEIGHTS: number[]
  LETTERS: { letters: string[]; most: number }[]
}): Promise<string[]> {
  const SIDE = 40
  const BASELINE = 30
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  const family = getComputedStyle(document.body).fontFamily.split(',')[0] ?? ''

  const merged: string[] = []
  for (const weight of WEIGHTS) {
    for (const size of SIZES) {
      const font = `${weight} ${size}px ${family}`
      const faces = await document.fonts.load(font, 'iė')
      if (faces.length !== 2) throw new Error(`${faces.length} of 2 files for ${font}`)
      for (const { letter, most } of LETTERS.flatMap(each)) {
        context.clearRect(0, 0, SIDE, SIDE)
        context.font = font
        context.fillText(letter, 10, BASELINE)
        const rows = inkByRow(context.getImageData(0, 0, SIDE, SIDE).data)
        const top = rows.findIndex((ink) => ink > 0)
        // A dot is two rows high, of which one may be faint.
        const dot = rows.slice(top, top + 2)
        const below = rows.slice(top + 1, top + 6)
        const share = Math.min(...below) / Math.max(...dot)
        if (share > most) merged.push(`${letter} at ${font}: ${share.toFixed(2)}`)
      }
    }
  }
  return merged

  function each({ letters, most }: { letters: string[]; most: number }) {
    return letters.map((letter) => ({ letter, most }))
  }

  function inkByRow(pixels: Uint8ClampedArray): number[] {
    return Array.from({ length: SIDE }, (_, row) => {
      let ink = 0
      for (let column = 0; column < SIDE; column++)
        ink += pixels[(row * SIDE + column) * 4 + 3] ?? 0
      return ink
    })
  }
}
