import { expect, test } from 'vitest'
import { languageName } from './languages.ts'

test('a language is called by its own name, and what is none stays as it was written', () => {
  expect(languageName('fr')).toBe('français')
  expect(languageName('no such language!')).toBe('no such language!')
})
