/** Right-to-left letters: Hebrew, Arabic and their kin. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * Numbers, amounts, account numbers, e-mail addresses and web addresses: what holds a digit, an @ or a dot inside, without
 * the brackets and stops around it.
 */
const FIGURE = /[^\s()[\]{}«»"'،؛]*[\d@][^\s()[\]{}«»"'،؛]*[^\s()[\]{}«»"'،؛.,:;!?]|\d/g

/** The rules of Unicode keep these in order by themselves, and leave them beside the word that they follow. */
const PLAIN_NUMBER = /^\d+(?:[.,:/]\d+)*$/

const LEFT_TO_RIGHT_ISOLATE = '\u2066'
const END_OF_ISOLATE = '\u2069'

export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

/**
 * Keeps every number within right-to-left text in one piece: by the rules of Unicode alone `2026-00042` after Arabic
 * letters would be read as `00042-2026`.
 */
export function isolateFigures(text: string): string {
  if (!isRightToLeft(text)) return text
  return text.replace(FIGURE, (figure) =>
    isRightToLeft(figure) || PLAIN_NUMBER.test(figure)
      ? figure
      : `${LEFT_TO_RIGHT_ISOLATE}${figure}${END_OF_ISOLATE}`,
  )
}
