import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from './database.ts'
import { type OpenServer, openServer } from './open-server.ts'
import { orderForm } from './order-form.ts'
import { outcomeOf } from './refusal.ts'
import { faultsOf, type Person, readShop, type StockedShop, stockShop } from './shop-record.ts'

const ROUNDS = 12
const LEAVING = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

describe.each(DATABASES)('on %s', (database) => {
  let server: OpenServer
  let shop: StockedShop
  beforeAll(async () => {
    server = await openServer({ database, env: { LOG_LEVEL: 'error' } })
    shop = await stockShop(server, [
      { name: 'anna', role: 'admin' },
      { name: 'ben', role: 'admin' },
      ...LEAVING.map((name) => ({ name, coins: 20 * orderForm.amountDue })),
    ])
  })
  afterAll(() => server.close())

  const personAt = (index: number): Person => {
    const person = shop.people[index]
    if (!person) throw new Error(`Nobody is the person ${index}`)
    return person
  }

  test(`${LEAVING.length} customers who order while they are deleted leave nothing that waits`, async () => {
    const anna = personAt(0)
    for (const [at] of LEAVING.entries()) {
      const leaving = personAt(2 + at)
      const placing = (['coins', 'paypal', 'coins', 'paypal'] as const).map((paymentMethod) =>
        outcomeOf(leaving.api.orders.place({ ...orderForm, paymentMethod })),
      )
      const removing = outcomeOf(anna.api.clients.remove({ id: leaving.id }))
      const [removed] = await Promise.all([removing, ...placing])
      expect(removed).toBe('ok')
    }
    const record = await readShop(anna)
    expect(faultsOf(record)).toEqual([])
    const deleted = record.users.filter(({ status }) => status === 'deleted').map(({ id }) => id)
    expect(deleted).toHaveLength(LEAVING.length)
    const ofThem = ({ userId }: { userId: string }) => deleted.includes(userId)
    const states = {
      orders: record.orders.filter(ofThem).map(({ status }) => status),
      invoices: record.invoices.filter(ofThem).map(({ status }) => status),
    }
    expect(states.orders).not.toContain('pending')
    expect(states.invoices).not.toContain('unpaid')
  })

  test(`${ROUNDS} times two administrators take each other’s rights at once, and one keeps them`, async () => {
    const [anna, ben] = [personAt(0), personAt(1)]
    const opener = (await shop.admin.api.accounts.me())?.id ?? ''
    await anna.api.clients.update({ id: opener, role: 'user' })
    for (let round = 0; round < ROUNDS; round++) {
      const edit =
        round % 2 === 0 ? ({ role: 'user' } as const) : ({ status: 'suspended' } as const)
      const outcomes = await Promise.all([
        outcomeOf(anna.api.clients.update({ id: ben.id, ...edit })),
        outcomeOf(ben.api.clients.update({ id: anna.id, ...edit })),
      ])
      expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1)
      const [winner, loser] = outcomes[0] === 'ok' ? [anna, ben] : [ben, anna]
      await winner.api.clients.update({ id: loser.id, role: 'admin', status: 'active' })
      await loser.api.accounts.login(loser)
    }
  })
})
