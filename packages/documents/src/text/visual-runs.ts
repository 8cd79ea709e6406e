/** In which order, from left to right, the pieces of a line are drawn, each in one typeface and one direction. */
import bidiFactory from 'bidi-js'
import { isolateFigures, isRightToLeft } from './isolate-figures.ts'

export interface Run<Face> {
  readonly face: Face
  /** As the typeface takes it: right-to-left letters in the order in which they are read, all else from left to right. */
  readonly text: string
}

/** The typeface that has a letter; the one before it where that has it, too. */
export type FaceOf<Face> = (letter: string, before: Face | null) => Face

interface Letter {
  readonly letter: string
  /** Odd: from right to left. */
  readonly level: number
}

const bidi = bidiFactory()
/** What turns or isolates directions is done by then, and has no picture. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** `line` in the order in which it is read. It begins at the left if its first letter does, or has none. */
export function visualRuns<Face>(line: string, faceOf: FaceOf<Face>): Run<Face>[] {
  const text = isolateFigures(line.normalize('NFC'))
  const letters = isRightToLeft(text) ? visualLetters(text) : lettersOf(text, () => 0)
  const runs: { face: Face; level: number; letters: string[] }[] = []
  for (const { letter, level } of letters) {
    if (UNSEEN.test(letter)) continue
    const last = runs.at(-1)
    const face = faceOf(letter, last?.face ?? null)
    const isApart = [letter, last?.letters.at(-1) ?? ''].some((one) => isMirrored(one, level))
    if (last && last.face === face && last.level === level && !isApart) {
      last.letters.push(letter)
    } else runs.push({ face, level, letters: [letter] })
  }
  return runs.map((run) => ({ face: run.face, text: drawnText(run) }))
}

/** The letters from left to right, those of right-to-left stretches therefore backwards. */
function visualLetters(text: string): Letter[] {
  const embedding = bidi.getEmbeddingLevels(text)
  const order = bidi.getReorderedIndices(text, embedding)
  const letters = lettersOf(text, (at) => embedding.levels[at] ?? 0)
  const places = new Map(letters.map((letter) => [letter.at, letter]))
  // The second half of a letter beyond the first plane has no place of its own.
  return order.flatMap((at) => places.get(at) ?? [])
}

function lettersOf(text: string, levelAt: (at: number) => number): (Letter & { at: number })[] {
  let at = 0
  return Array.from(text, (letter) => {
    const place = { letter, at, level: levelAt(at) }
    at += letter.length
    return place
  })
}

/** A typeface turns right-to-left letters around by itself, and needs them as they are read for their joined shapes. */
function drawnText({ letters, level }: { letters: readonly string[]; level: number }): string {
  if (level % 2 === 0) return letters.join('')
  if (letters.some(isRightToLeft)) return letters.toReversed().join('')
  return letters.map((letter) => bidi.getMirroredCharacter(letter) ?? letter).join('')
}

/** A bracket read from right to left opens to the other side, for which it needs a piece of its own. */
const isMirrored = (letter: string, level: number): boolean =>
  level % 2 === 1 && bidi.getMirroredCharacter(letter) !== null
