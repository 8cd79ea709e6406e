import { expect, test } from 'vitest'
import type { OpenStore } from './open-store.ts'
import { sampleRow } from './sample-rows.ts'

/** A mail about abuse names an address and a port, and neither its customer nor a server. */
export function testAddressSearch(open: OpenStore): void {
  test('services are found by the address at which they are reached now', async () => {
    const store = await open()
    const access = { address: '203.0.113.7:7777', panelLink: '', userName: 'root', note: '' }
    const added = { orderId: null, access: null } as const
    await store.transaction(async (tx) => {
      await tx.users.insert(sampleRow('users'))
      await tx.services.insert(sampleRow('services', { orderId: null }))
      await tx.services.insert(sampleRow('services', { ...added, id: 'service-2' }))
    })
    const find = async (search: string) =>
      (await store.read((tx) => tx.services.list({ search, limit: 9 }))).items.map(({ id }) => id)
    const give = (given: typeof access | null) =>
      store.transaction((tx) => tx.services.update('service-2', { access: given }))
    expect(await find('PLAY.example.com:7777')).toEqual(['service-1'])
    expect(await find(access.address)).toEqual([])
    await give(access)
    expect(await find(access.address)).toEqual(['service-2'])
    expect(await find('203.0.113.7')).toEqual(['service-2'])
    // What else is said of how to get there is no address.
    expect(await find('root')).toEqual([])
    await give({ ...access, address: '[2001:DB8::7]:7777' })
    expect(await find('203.0.113.7')).toEqual([])
    expect(await find('2001:db8::7')).toEqual(['service-2'])
    await store.transaction((tx) => tx.services.update('service-2', { serverName: 'Night Owls' }))
    expect(await find('[2001:db8::7]')).toEqual(['service-2'])
    await give(null)
    expect(await find('2001:db8')).toEqual([])
  })
}
