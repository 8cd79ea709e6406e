/** What differs with the choices of an order: one for all of them, or `choice = …` for each. */
import * as z from 'zod/mini'
import { words } from './words.ts'

/** As many as an order option has. */
export const CHOICES_MAX = 50
const CHOICE_MAX = 64

/** The id of an order option's choice, as far as it can be typed before `=`. */
export const Choice = z.string().check(z.regex(/^[^\s,=]+$/), z.maxLength(CHOICE_MAX))

interface ForChoice {
  readonly choice: string
}

interface Said extends ForChoice {
  readonly values: readonly string[]
}

interface ByChoice {
  /** What stands before the first choice. */
  readonly all: readonly string[]
  readonly each: readonly Said[]
}

/** `9000`, or `debian-12 = 9000`, more of them in lines or with commas. */
export function readByChoice(text: string): ByChoice {
  const [before = '', ...rest] = text.split(/([^\s,=]+)\s*=/)
  const each = rest.flatMap((choice, at) =>
    at % 2 === 0 ? { choice, values: words(rest[at + 1] ?? '') } : [],
  )
  return { all: words(before), each }
}

/** Every value that is typed, whatever it is for. */
export const valuesIn = (text: string): readonly string[] => {
  const { all, each } = readByChoice(text)
  return [...all, ...each.flatMap(({ values }) => values)]
}

/** Whether anything is typed but commas. */
export function isSaid(text: string): boolean {
  const { all, each } = readByChoice(text)
  return all.length > 0 || each.length > 0
}

/** Whether each choice stands there once with at most so many values, and nothing beside choices. */
export function isByChoice(text: string, most: number): boolean {
  const { all, each } = readByChoice(text)
  if (each.length === 0) return all.length <= most
  return (
    all.length === 0 &&
    each.length <= CHOICES_MAX &&
    new Set(each.map(({ choice }) => choice)).size === each.length &&
    each.every(
      ({ choice, values }) =>
        choice.length <= CHOICE_MAX && values.length > 0 && values.length <= most,
    )
  )
}

/** As it is shown to be changed. */
export const choiceLines = (each: readonly Said[]): string =>
  each.map(({ choice, values }) => `${choice} = ${values.join(', ')}`).join('\n')

/** The first whose choice was made; null: none was, and a guess would be worse than nothing. */
export const pickByChoice = <Each extends ForChoice>(
  each: readonly Each[],
  choices: readonly string[],
): Each | null => each.find(({ choice }) => choices.includes(choice)) ?? null
