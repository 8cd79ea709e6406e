import { addDays } from '@hostfront/domain/add-days'
import fc from 'fast-check'
import { act } from './operation.ts'

export const CHOOSE_SECOND = 'choose second currency'
export const SET_SECOND_RATE = 'set second rate'

const PAIR = { unit: 'EUR', millionths: 10_800_000, remark: '' } as const

/** Which other currency the shop shows, and at which rates, now or from a later day on. The shop itself counts in euros. */
export const SECOND_CURRENCY_ACTS = [
  act(
    CHOOSE_SECOND,
    4,
    fc.record({ currency: fc.constantFrom('MAD', 'MAD', 'USD', null) }),
    async ({ shop, admin }, { currency }) => {
      const { rates } = (await admin.settings.getAll()).secondCurrency
      const from = shop.backend.now().slice(0, 10)
      const isNew = currency !== null && rates.length === 0
      // With a rate, as operators do: else few sequences would have both.
      await admin.settings.update({
        secondCurrency: isNew
          ? { currency, rates: [{ ...PAIR, counter: currency, from }] }
          : { currency },
        ...(isNew && { secondRatesBefore: rates }),
      })
      return currency === null ? 'show no second currency' : CHOOSE_SECOND
    },
  ),
  act(
    SET_SECOND_RATE,
    3,
    fc.record({
      counter: fc.constantFrom('MAD', 'MAD', 'USD'),
      isInverse: fc.boolean(),
      millionths: fc.constantFrom(92_166, 1_100_000, 10_850_000, 10_900_000),
      inDays: fc.constantFrom(-400, 0, 0, 1, 30),
      isRemoved: fc.constantFrom(false, false, true),
    }),
    async ({ shop, admin }, { counter, isInverse, millionths, inDays, isRemoved }) => {
      const { rates } = (await admin.settings.getAll()).secondCurrency
      const [last] = rates.slice(-1)
      if (isRemoved && !last) return null
      const from = addDays(shop.backend.now(), inDays).slice(0, 10)
      const pair = ['EUR', counter]
      const others = rates.filter(
        (rate) => rate.from !== from || !(pair.includes(rate.unit) && pair.includes(rate.counter)),
      )
      const way = { unit: 'EUR', counter } as const
      const added = { ...(isInverse ? { unit: counter, counter: 'EUR' as const } : way), from }
      await admin.settings.update({
        secondCurrency: {
          rates: isRemoved ? rates.slice(0, -1) : [...others, { ...added, millionths, remark: '' }],
        },
        secondRatesBefore: rates,
      })
      return isRemoved ? 'remove second rate' : SET_SECOND_RATE
    },
  ),
]
