import { SEED_OPTIONS } from '@hostfront/domain/options/seed-options'
import { Order } from '@hostfront/domain/orders/order'
import { Service } from '@hostfront/domain/services/service'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentRow } from '../conformance/sample-shop.ts'
import { fromDocumentRow } from './document-names.ts'
import { withOptions } from './with-options.ts'

const upgraded = (part: object) => withOptions({ version: 5, revision: 7, ...part })
const once = { location: 'uk', ddosProtection: false, playerSlots: 200, backup: 'premium' }
const never = { location: null, ddosProtection: null, playerSlots: null, backup: null }
const words = ['Location: UK', 'DDoS protection: No', 'Player slots: 200', 'Backup: Premium']

const without = ({ options: _, location: __, ...row }: Record<string, unknown>) => row
const order = without(documentRow('orders'))
const service = without(documentRow('services'))
const settings = documentRow('settings')

const first = (list: unknown): Record<string, unknown> => (Array.isArray(list) ? list[0] : {})
const wordsOf = ({ options }: Pick<Order, 'options'>) =>
  options.map(({ label, choiceLabel }) => `${label}: ${choiceLabel}`)

test('orders and services keep what they had chosen, with words and price', () => {
  const { orders, userServices } = upgraded({
    orders: [{ ...order, ...once }],
    userServices: [{ ...service, ...once }],
  })
  const kept = first(orders)
  expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(['location']))
  const ordered = Order.parse(fromDocumentRow('orders', kept))
  expect(wordsOf(ordered)).toEqual(words)
  expect(ordered.options.at(-1)?.pricePerMonth).toBe(200)
  const held = Service.parse(fromDocumentRow('services', first(userServices)))
  expect([wordsOf(held), held.location]).toEqual([words, 'uk'])
})

test('a service for which nobody chose has nothing chosen', () => {
  const { userServices } = upgraded({ userServices: [{ ...service, ...never }] })
  expect(first(userServices)).toEqual({ ...service, options: [], location: null })
})

test('a shop that is there is given the options of the seed, one that is not is not', () => {
  const { createdAt } = settings
  expect(upgraded({ settings }).orderOptions).toEqual(
    SEED_OPTIONS.map((option) => ({ ...option, createdAt })),
  )
  expect(upgraded({ settings: null }).orderOptions).toEqual([])
})

test('kept answers hold what was chosen as it is answered today', () => {
  const answer = {
    order: { ...once, serverName: '{"ddosProtection":true}' },
    service: { ...once, autoRenew: true },
    added: { ...never, autoRenew: false },
  }
  const { idempotencyKeys } = upgraded({ idempotencyKeys: [{ answer: JSON.stringify(answer) }] })
  const kept = JSON.parse(String(first(idempotencyKeys).answer))
  expect(kept).toMatchObject({
    order: { serverName: answer.order.serverName },
    service: { autoRenew: true, location: 'uk' },
    added: { options: [], autoRenew: false, location: null },
  })
  expect([wordsOf(kept.order), wordsOf(kept.service)]).toEqual([words, words])
  expect(Object.keys(kept.order).toSorted()).toEqual(['options', 'serverName'])
})

test('whatever lies in their place, nothing is thrown and nothing is lost', () => {
  const anything = fc.array(
    fc.oneof(fc.jsonValue(), fc.record({ location: fc.jsonValue(), ddosProtection: fc.boolean() })),
  )
  fc.assert(
    fc.property(anything, fc.jsonValue(), (orders, answer) => {
      const idempotencyKeys = [{ answer }, { answer: '{' }]
      const parts = { orders, userServices: orders, idempotencyKeys, orderOptions: [] }
      expect(upgraded(parts)).toEqual({ version: 5, revision: 7, ...parts })
    }),
  )
})
