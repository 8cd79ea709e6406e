import { openBrowserStore } from '@hostfront/store/browser'
import { sampleRow, sampleUser } from '@hostfront/store/sample-rows'

const opening = openBrowserStore({
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
  hashPassword: async () => '$test$',
  // Several browsers that start at once after a kill are slow; what a shop shows meanwhile is not asked here.
  environment: { openWithinMs: 20_000 },
})

/** What the harnesses in Node do with the store of this tab. */
const shop = {
  health: async () => (await opening).health(),

  /** Resolves when the store says that the row is kept. */
  async addUser(number: number): Promise<void> {
    const store = await opening
    await store.transaction((tx) => tx.users.insert(sampleUser(number, { coins: 0 })))
  },

  async userIds(): Promise<string[]> {
    const store = await opening
    const page = await store.read((tx) => tx.users.list({ limit: 100_000, order: 'oldest' }))
    return page.items.map(({ id }) => id)
  },

  async startCounter(): Promise<void> {
    const store = await opening
    await store.transaction((tx) => tx.counters.insert(sampleRow('counters', { value: 0 })))
  },

  /** `times` steps one after the other, each by reading and writing back; answers how many were kept. */
  async count(times: number): Promise<number> {
    const store = await opening
    let kept = 0
    for (let step = 0; step < times; step++) {
      await store.transaction(async (tx) => {
        const counter = await tx.counters.get('invoice-2026', { lock: true })
        await tx.counters.update('invoice-2026', { value: (counter?.value ?? 0) + 1 })
        await tx.auditLog.insert(sampleRow('auditLog', { id: crypto.randomUUID() }))
      })
      kept++
    }
    return kept
  },

  async counted(): Promise<{ value: number; entries: number }> {
    const store = await opening
    return store.read(async (tx) => ({
      value: (await tx.counters.get('invoice-2026'))?.value ?? -1,
      entries: await tx.auditLog.count(),
    }))
  },

  /** Writes rows of about `size` characters until the store refuses; answers the error's kind. */
  async fill(size: number, most: number): Promise<{ kind: string; written: number }> {
    const store = await opening
    for (let written = 0; written < most; written++) {
      const message = noise(size)
      const row = sampleRow('contactMessages', { id: crypto.randomUUID(), message })
      try {
        await store.transaction((tx) => tx.contactMessages.insert(row))
      } catch (error) {
        return { kind: (error as { kind?: string }).kind ?? String(error), written }
      }
    }
    return { kind: 'none', written: most }
  },

  countMessages: async () => (await opening).read((tx) => tx.contactMessages.count()),
  exportDocument: async () => (await opening).exportDocument(),
}

/** Text that the browser's database cannot compress. */
function noise(size: number): string {
  const bytes = new Uint8Array(Math.ceil(size / 2))
  for (let at = 0; at < bytes.length; at += 65_536) {
    crypto.getRandomValues(bytes.subarray(at, at + 65_536))
  }
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

declare global {
  interface Window {
    shop: typeof shop
  }
}

window.shop = shop
