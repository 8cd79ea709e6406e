import { expect, test } from 'vitest'
import { SettingsForm } from './settings-form.ts'
import { toDecimalPosition } from './typed-position.ts'

test.each([
  [`33°34'23.1"N 7°35'23.3"W`, '33.5731, -7.5898'],
  [" 33° 34' 23'' n, 7° 35' w ", '33.5731, -7.5833'],
  ['33°S 7°E', '-33.0000, 7.0000'],
])('%j is written as %j', (typed, decimal) => {
  expect(toDecimalPosition(typed)).toBe(decimal)
})

test.each(['50.1109, 8.6821', "33°60'N 7°E", "7°35'W 33°34'N", 'Casablanca', ''])(
  '%j stays as it is',
  (typed) => {
    expect(toDecimalPosition(typed)).toBe(typed)
  },
)

test('settings take both, and no place that there is not', () => {
  const typed = (mapPosition: string) => SettingsForm.safeParse({ storefront: { mapPosition } })
  expect(typed(`33°34'23.1"N 7°35'23.3"W`).data?.storefront?.mapPosition).toBe('33.5731, -7.5898')
  expect(typed('33.5731, -7.5898').success).toBe(true)
  expect(typed("91°0'N 7°E").success).toBe(false)
})
