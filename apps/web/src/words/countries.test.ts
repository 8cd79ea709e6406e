import { expect, test } from 'vitest'
import { codeOfCountry, countriesFrom, countryChoices } from './countries.ts'

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

test('customers find the shop’s own country before all others, and only there', () => {
  const others = countryChoices().filter(({ value }) => value !== 'MA')
  expect(countriesFrom('MA')).toEqual([{ value: 'MA', label: 'Morocco' }, ...others])
})

test('a shop that states no country of its own lists all by their names', () => {
  expect(countriesFrom('')).toEqual(countryChoices())
})
