import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import { expect, test } from 'vitest'
import { readFont } from '../testing/read-font.ts'
import { FONT_FILES, familiesFor } from './font-file.ts'
import { keepFonts } from './keep-fonts.ts'
import { unpackWoff } from './unpack-woff.ts'

const woff = () =>
  readFile(
    createRequire(import.meta.url).resolve(
      '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-400-normal.woff',
    ),
  )

test('every font of documents is there', async () => {
  for (const file of FONT_FILES) expect((await readFont(file)).length).toBeGreaterThan(5_000)
})

test('unpacked, a font has the tables that were packed in it', async () => {
  const packed = await woff()
  const [font, same] = [fontkit.create(Buffer.from(unpackWoff(packed))), fontkit.create(packed)]
  if (!('layout' in font && 'layout' in same)) throw new Error('Several fonts')
  expect(font.characterSet).toEqual(same.characterSet)
  expect(font.layout('Invoice €4.50').advanceWidth).toBe(same.layout('Invoice €4.50').advanceWidth)
})

test('what is no font is refused', () => {
  expect(() => unpackWoff(new Uint8Array(100))).toThrow('no WOFF')
})

test('the figures of the shop’s typeface have one width, so that amounts stand below each other', async () => {
  for (const weight of ['400', '600'] as const) {
    const font = fontkit.create(Buffer.from(await readFont(`familjen-grotesk-latin-${weight}`)))
    if (!('layout' in font)) throw new Error('Several fonts')
    const widths = font.glyphsForString('0123456789').map(({ advanceWidth }) => advanceWidth)
    expect(new Set(widths).size).toBe(1)
  }
})

test('only the families are asked for whose letters there are', () => {
  expect(familiesFor('Invoice')).toEqual(['familjen-grotesk-latin'])
  expect(familiesFor('Şahin محمد')).toEqual(
    [
      'familjen-grotesk-latin',
      'familjen-grotesk-latin-ext',
      'ibm-plex-sans-arabic-arabic',
    ].toSorted((a, b) => a.localeCompare(b)),
  )
})

test('a font is read once, and again where that failed', async () => {
  let reads = 0
  const kept = keepFonts(async () => {
    reads += 1
    if (reads === 1) throw new Error('No network')
    return woff()
  })
  await expect(kept('familjen-grotesk-latin-400')).rejects.toThrow('No network')
  await kept('familjen-grotesk-latin-400')
  await kept('familjen-grotesk-latin-400')
  expect(reads).toBe(2)
})
