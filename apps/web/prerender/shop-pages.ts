/**
 * The pages of the server edition as its shop has them: its words, plans and prices in the HTML, for whoever runs no
 * script and for whoever waits for it. Built for Node (dist-pages) and loaded by the server
 * (apps/server/src/http/shop-pages.ts says what it calls).
 */
import type { Api } from '@hostfront/contract/contract'
import type { PageFact } from '../src/host/page-facts.ts'
import { drawWith } from '../src/host/page-facts-remote.ts'
import type { PublicPlan } from '../src/host/plans.ts'
import type { PageSettings } from '../src/host/settings.ts'
import type { ShopFacts } from '../src/shells/public/page-data.ts'
import { pageInShop } from './page-in-shop.ts'
import { renderPage } from './render-page.tsx'
import { openShopFacts } from './shop-facts.ts'
import { settingsOn, toldOf } from './told-of-shop.ts'
import { WRITTEN_PAGES } from './written-pages.ts'

interface Rendered {
  readonly page: Awaited<ReturnType<typeof renderPage>>
  /** What it was drawn with. */
  readonly used: ReadonlyMap<PageFact, unknown>
}

/** `api` answers as it does a visitor. */
export function openShopPages(api: Api) {
  const facts = openShopFacts(api)
  /** What pages are drawn with is one for all of them: one is drawn after the other. */
  let last: Promise<unknown> = Promise.resolve()

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  /** Draws it again with what it asked for and nobody had read yet. */
  async function render(path: string): Promise<Rendered> {
    const used = new Map<PageFact, unknown>()
    drawWith((name, initial, load) => {
      const value = facts.answer(name, initial, load)
      if (!used.has(name)) {
        used.set(name, name === 'settings' ? settingsOn(path, value as PageSettings) : value)
      }
      return used.get(name)
    })
    const page = await renderPage(path)
    return (await facts.readNew()) ? render(path) : { page, used }
  }

  async function draw(path: string, built: string): Promise<string> {
    const { page, used } = await render(path)
    const text = WRITTEN_PAGES[path]
    if (!page || (text && !used.get(text))) return built
    const changed = [...used].filter(([name, value]) => !facts.isAsBuilt(name, value))
    const settings = (used.get('settings') as PageSettings | undefined) ?? null
    return pageInShop(built, {
      markup: page.markup,
      facts: Object.fromEntries(changed),
      data: settings && dataOf(path, settings, originIn(built)),
      settings,
    })
  }

  function dataOf(path: string, settings: PageSettings, origin: string | null): string | null {
    const plans = (facts.valueOf('plans') ?? []) as readonly PublicPlan[]
    const questions = (facts.valueOf('questions') ?? []) as ShopFacts['questions']
    return toldOf(path, { settings, plans, questions, origin })
  }

  return {
    /** Reads again what pages have shown so far. Resolves to whether anything of it has changed. */
    refresh: () => inTurn(() => facts.readAgain()),
    /** `built`: the page at `path` as the build has made it. Resolves to that page as the shop has it. */
    draw: (path: string, built: string) => inTurn(() => draw(path, built)),
  }
}

const originIn = (page: string): string | null => {
  const address = /<link rel="canonical" href="([^"]+)">/.exec(page)?.[1]
  return address ? new URL(address).origin : null
}
