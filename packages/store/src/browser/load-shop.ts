import type { BrowserEnvironment } from './environment.ts'
import type { ShopConnection } from './open-database.ts'
import { type Loaded, type Loading, loadDatabase, loaded } from './read-database.ts'

interface LoadOptions {
  readonly environment: BrowserEnvironment
  readonly now: () => Date
}

/** Everything there is. What an earlier version of the app has written is first brought forward where it lies. */
export async function loadShop(connection: ShopConnection, options: LoadOptions): Promise<Loaded> {
  return (await beginLoading(connection, options)).whole
}

/** The same; of a large shop it resolves when the first of it can be looked at. */
export async function beginLoading(
  connection: ShopConnection,
  { environment, now }: LoadOptions,
): Promise<Loading> {
  for (;;) {
    const loading = await loadDatabase(connection, environment)
    if (loading.state === 'loading') return loading
    const { upgradeShop } = await import('./upgrade-shop.ts')
    const unreadable = await upgradeShop(connection, environment.answerWithinMs, now())
    if (unreadable) return loaded(unreadable)
  }
}
