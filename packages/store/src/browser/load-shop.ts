import type { BrowserEnvironment } from './environment.ts'
import type { ShopConnection } from './open-database.ts'
import { type Loaded, loadDatabase } from './read-database.ts'

/** Everything there is. What an earlier version of the app has written is first brought forward where it lies. */
export async function loadShop(
  connection: ShopConnection,
  { environment, now }: { environment: BrowserEnvironment; now: () => Date },
): Promise<Exclude<Loaded, { state: 'older' }>> {
  for (;;) {
    const loaded = await loadDatabase(connection, environment.answerWithinMs)
    if (loaded.state !== 'older') return loaded
    const { upgradeShop } = await import('./upgrade-shop.ts')
    const unreadable = await upgradeShop(connection, environment.answerWithinMs, now())
    if (unreadable) return unreadable
  }
}
