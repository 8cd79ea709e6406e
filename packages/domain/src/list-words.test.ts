import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listWords } from './list-words.ts'

test.each([
  ['and', 'conjunction'],
  ['or', 'disjunction'],
] as const)('words are put in a row with “%s” as the language has it', (last, type) => {
  const format = new Intl.ListFormat('en-GB', { type })
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), (words) => {
      expect(listWords(words, last)).toBe(format.format(words))
    }),
  )
})
