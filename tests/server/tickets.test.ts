import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from './database.ts'
import { type OpenServer, openServer } from './open-server.ts'
import { outcomeOf } from './refusal.ts'
import { type StockedShop, stockShop } from './shop-record.ts'

const EACH = 20

describe.each(DATABASES)('on %s', (database) => {
  let server: OpenServer
  let shop: StockedShop
  beforeAll(async () => {
    server = await openServer({ database, env: { LOG_LEVEL: 'error' } })
    shop = await stockShop(server, [{ name: 'asker', coins: 0 }])
  })
  afterAll(() => server.close())

  async function openTicket() {
    const [asker] = shop.people
    if (!asker) throw new Error('nobody to ask')
    const form = { subject: 'Lag', priority: 'low', serviceId: '', message: 'First' } as const
    return { asker: asker.api, team: shop.admin.api, id: (await asker.api.tickets.open(form)).id }
  }

  test(`of ${EACH} messages from each side at once all are kept`, async () => {
    const { asker, team, id } = await openTicket()
    const written = Array.from({ length: EACH }, (_, at) => [`Asked ${at}`, `Answered ${at}`])
    await Promise.all(
      written.flatMap(([asked = '', answered = '']) => [
        asker.tickets.reply({ id, message: asked }),
        team.tickets.answer({ id, message: answered, isInternal: false }),
      ]),
    )
    const { messages } = await team.tickets.inspect({ id })
    expect(messages.map(({ body }) => body).sort()).toEqual(['First', ...written.flat()].sort())
  })

  test('of those who close a ticket at once one does', async () => {
    const { asker, id } = await openTicket()
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => outcomeOf(asker.tickets.close({ id }))),
    )
    expect(outcomes.sort()).toEqual([...Array(7).fill('TICKET_STATE'), 'ok'])
  })
})
