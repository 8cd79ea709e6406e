import { expect, test } from 'vitest'
import { lacksNeeded, TypedService } from './service-form.ts'

const typed = { userId: 'jane', planName: ' Dedicated ', price: '49,00', planId: '' }

function errorsOf(fields: Partial<typeof typed>): Record<string, string> {
  const { error } = TypedService.safeParse({ ...typed, ...fields })
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  )
}

test('the price is read as minor units, the name without what surrounds it', () => {
  expect(TypedService.parse(typed)).toEqual({
    userId: 'jane',
    planName: 'Dedicated',
    price: 4900,
    planId: '',
  })
})

test('a user and a name are needed, an id is not', () => {
  expect(lacksNeeded(errorsOf({}))).toBe(false)
  expect(lacksNeeded(errorsOf({ userId: '' }))).toBe(true)
  expect(lacksNeeded(errorsOf({ planName: '  ' }))).toBe(true)
})

test.each(['', 'ten', '-1', '1.005'])('%j is no price', (price) => {
  expect(errorsOf({ price })).toEqual({ price: 'AMOUNT_INVALID' })
})
