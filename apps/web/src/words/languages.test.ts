import { expect, test } from 'vitest'
import { languageChoices, languageName } from './languages.ts'

test('a language is called by its own name, and what is none stays as it was written', () => {
  expect(languageName('fr')).toBe('français')
  expect(languageName('no such language!')).toBe('no such language!')
})

test('what an account has already stays a choice', () => {
  const codes = (kept: string | null) => languageChoices(kept).map(({ value }) => value)
  expect(codes(null)).toEqual(codes('fr'))
  expect(codes('pt-BR')).toEqual([...codes(null), 'pt-BR'])
})
