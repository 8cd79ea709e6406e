import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Api } from '@hostfront/contract/contract'

/** What the interface's build exports for the server (apps/web/prerender/shop-pages.ts). */
export interface ShopPages {
  /** Reads again what pages have shown so far. Resolves to whether anything of it has changed. */
  refresh(): Promise<boolean>
  /** `built`: the page at `path` as the build has made it. Resolves to that page as the shop has it. */
  draw(path: string, built: string): Promise<string>
}

/** Loaded with the first page that is asked for: a start would wait for it. Null where the interface was not built. */
export function openShopPages(file: string): ((api: Api) => Promise<ShopPages>) | null {
  if (!existsSync(file)) return null
  return async (api) => {
    const built = (await import(pathToFileURL(file).href)) as {
      openShopPages: (api: Api) => ShopPages
    }
    return built.openShopPages(api)
  }
}
