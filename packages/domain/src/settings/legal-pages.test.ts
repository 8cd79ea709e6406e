import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import { filledPages, publicLegal } from './legal-pages.ts'

test('a page of blanks is not there', () => {
  expect(filledPages({ imprint: ' \n', privacy: 'What we keep.', terms: '' })).toEqual(['privacy'])
})

test('pages are told which texts there are, and not the texts', () => {
  const { imprint: _i, privacy: _p, terms: _t, ...short } = DEFAULT_SETTINGS.legal
  expect(publicLegal({ ...DEFAULT_SETTINGS.legal, imprint: 'Night Shift Ltd' })).toEqual({
    ...short,
    pages: ['imprint'],
  })
})
