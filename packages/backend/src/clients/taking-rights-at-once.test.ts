import { createInterleavedStore } from '@hostfront/store/interleaved'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientOf, openTestShop } from '../testing/shop.ts'

test('of two administrators who take each other’s rights at the same moment one keeps them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.constantFrom({ role: 'user' } as const, { status: 'suspended' } as const),
      async (scheduler, edit) => {
        let turn = async () => {}
        const shop = await openTestShop({ store: createInterleavedStore({ turn: () => turn() }) })
        const ben = await shop.customer('ben')
        const anna = await shop.admin()
        await anna.clients.update({ id: ben.id, role: 'admin' })
        const annaId = (await anna.accounts.me())?.id ?? ''
        const bens = clientOf(shop.backend)
        await bens.accounts.login({ email: 'ben@shop.test', password: 'password' })

        turn = () => scheduler.schedule(Promise.resolve())
        const both = Promise.allSettled([
          anna.clients.update({ id: ben.id, ...edit }),
          bens.clients.update({ id: annaId, ...edit }),
        ])
        await scheduler.waitFor(both)
        turn = async () => {}
        const left = { role: 'admin', status: 'active' } as const
        expect(await shop.store.read((tx) => tx.users.count(left))).toBe(1)
      },
    ),
    { numRuns: 60 },
  )
})
