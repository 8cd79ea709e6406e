import { expect, test } from 'vitest'
import { codeOfCountry, countryChoices } from './countries.ts'

test('every country is there once, under a name of its own, in the order of the names', () => {
  const choices = countryChoices()
  expect(choices).toHaveLength(249)
  expect(new Set(choices.map(({ value }) => value)).size).toBe(249)
  expect(choices.filter(({ value, label }) => value === label)).toEqual([])
  const names = choices.map(({ label }) => label)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(names.indexOf('Afghanistan')).toBe(0)
})

test('every country is found again by its name, for none has a comma in it', () => {
  for (const { value, label } of countryChoices()) {
    expect(label).not.toMatch(/[,;]/)
    expect(codeOfCountry(label)).toBe(value)
    expect(codeOfCountry(value.toLowerCase())).toBe(value)
  }
})
