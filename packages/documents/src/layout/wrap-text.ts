/**
 * Breaks a text into lines that are at most `width` wide by `measure`: at line breaks and spaces, and within a word that
 * is wider than a whole line. There is always a line, and no line loses more than its spaces.
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure))
}

function wrapParagraph(paragraph: string, width: number, measure: (text: string) => number) {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(/[ \t]+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = brokenWord(word, width, measure)
    line = pieces.pop() ?? ''
    lines.push(...pieces)
  }
  return [...lines, line]
}

/** A letter and its marks stay together. */
function brokenWord(word: string, width: number, measure: (text: string) => number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const [letter] of word.matchAll(/.\p{M}*/gsu)) {
    if (piece !== '' && measure(piece + letter) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}
