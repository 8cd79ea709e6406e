import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import type { TextStyle } from '../layout/page.ts'
import { readFont } from '../testing/read-font.ts'
import { embedTypefaces } from './typefaces.ts'

const STYLE: TextStyle = { size: 10, weight: 'regular', tone: 'ink' }

async function shaped(text: string) {
  const faces = await embedTypefaces(await PDFDocument.create(), [text], readFont)
  return { runs: faces.runs(text, STYLE), width: faces.measure(text, STYLE) }
}

test('marks stand above their letters and take no room', async () => {
  const [marked, plain] = [await shaped('مُحَمَّد'), await shaped('محمد')]
  const raised = marked.runs.flatMap(({ spans }) => spans.filter(({ y }) => y > 0))
  expect(raised.length).toBeGreaterThanOrEqual(3)
  expect(marked.width).toBeCloseTo(plain.width)
})

test('letters that fit into each other move together', async () => {
  const [pair, first, second] = [await shaped('To'), await shaped('T'), await shaped('o')]
  expect(pair.width).toBeLessThan(first.width + second.width)
  expect(pair.runs[0]?.spans.length).toBe(2)
})

test('joined, Arabic letters have other shapes than alone', async () => {
  const alone = await Promise.all(Array.from('محمد', shaped))
  const sum = alone.reduce((width, letter) => width + letter.width, 0)
  expect((await shaped('محمد')).width).not.toBeCloseTo(sum)
})

test('a letter that no font has is shown as a question mark', async () => {
  const [unknown, mark] = [await shaped('王'), await shaped('?')]
  expect(unknown.runs[0]?.spans).toEqual(mark.runs[0]?.spans)
})
