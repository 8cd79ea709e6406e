import type { Env } from '../env.ts'
import { type OpenShop, openShop, type ShopPlace } from '../open-shop.ts'

type Settings = Omit<ShopPlace, 'migrationsFolder' | 'serverKey' | 'publicUrl'> &
  Pick<Env, 'publicUrl' | 'isPublicUrlSet'>

/**
 * Opens the shop for the command line. Rescuing an account needs no key: none is read, and none made.
 * The server may be given its address only later: without PUBLIC_URL a shop that begins here is one that strangers reach.
 */
export function openForOperator(
  env: Settings,
  migrationsFolder: string,
  log: Parameters<typeof openShop>[1],
): Promise<OpenShop> {
  const publicUrl = env.isPublicUrlSet ? env.publicUrl : null
  const place = { ...env, publicUrl, databasePool: 1, migrationsFolder, serverKey: null }
  return openShop(place, log)
}
