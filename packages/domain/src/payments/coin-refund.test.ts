import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostCoinsBack, withCoinsBack } from './coin-refund.ts'

const bought = { state: 'received', amount: 1000, credited: 1000, returned: 0 } as const

test('all coins of a payment go back while all of them are there, and what is spent stays spent', () => {
  expect(mostCoinsBack({ ...bought, balance: 5000, goneBack: 0 })).toBe(1000)
  expect(mostCoinsBack({ ...bought, balance: 400, goneBack: 0 })).toBe(400)
  expect(mostCoinsBack({ ...bought, balance: 0, goneBack: 0 })).toBe(0)
})

test('of a payment that was too much, no more goes back than became coins', () => {
  expect(mostCoinsBack({ ...bought, credited: 50, balance: 5000, goneBack: 0 })).toBe(50)
})

test('what has gone back at the gateway does not go back again, also where its coins were spent', () => {
  expect(mostCoinsBack({ ...bought, balance: 5000, goneBack: 300 })).toBe(700)
  const spent = { ...bought, credited: 600, returned: 400 }
  expect(mostCoinsBack({ ...spent, balance: 5000, goneBack: 400 })).toBe(600)
  expect(mostCoinsBack({ ...spent, balance: 5000, goneBack: 1000 })).toBe(0)
})

test.each(['refunded', 'undone'] as const)('of a payment that is %s nothing goes back', (state) => {
  expect(mostCoinsBack({ ...bought, state, balance: 5000, goneBack: 0 })).toBe(0)
})

test('in any parts, coins and what went back are together what was paid, and given again it is as before', () => {
  const part = fc.integer({ min: 1, max: 700 })
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), fc.nat(2000), (parts, balance) => {
      let payment: Parameters<typeof withCoinsBack>[0] & {
        state: 'received' | 'refunded' | 'undone'
      } = bought
      let left = balance
      for (const asked of parts) {
        const taken = Math.min(asked, mostCoinsBack({ ...payment, balance: left, goneBack: 0 }))
        const after = { ...payment, ...withCoinsBack(payment, taken) }
        expect(after.credited + after.returned).toBe(1000)
        expect(after.state === 'refunded').toBe(after.returned === 1000)
        const again = { ...after, ...withCoinsBack(after, -taken) }
        expect(again).toEqual(payment)
        left -= taken
        payment = after
      }
      expect(left).toBeGreaterThanOrEqual(0)
    }),
  )
})
