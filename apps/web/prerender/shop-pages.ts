/**
 * The pages of the server edition as its shop has them: its words, plans and prices in the HTML, for whoever runs no
 * script and for whoever waits for it. Built into one file (dist-pages), which the server loads
 * (apps/server/src/http/shop-pages.ts says what it calls).
 */
import type { Api } from '@hostfront/contract/contract'
import type { PageFact } from '../src/host/page-facts.ts'
import { drawWith } from '../src/host/page-facts-remote.ts'
import type { PublicPlan } from '../src/host/plans.ts'
import type { PageSettings } from '../src/host/settings.ts'
import { pageData, type ShopFacts } from '../src/shells/public/page-data.ts'
import { pageInShop } from './page-in-shop.ts'
import { renderPage } from './render-page.tsx'

interface Fact {
  readonly load: (api: Api) => Promise<unknown>
  /** What the build made pages with. */
  readonly initial: unknown
  value: unknown
}

/** `api` answers as it does a visitor. */
export function openShopPages(api: Api) {
  /** Found out as pages ask for them. */
  const facts = new Map<PageFact, Fact>()
  /** What pages are drawn with is one for all of them: one is drawn after the other. */
  let last: Promise<unknown> = Promise.resolve()

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  /** What cannot be read now stays what it was. */
  async function ask(fact: Fact): Promise<void> {
    fact.value = await fact.load(api).catch(() => fact.value)
  }

  /** Draws it again with what it asked for and nobody had read yet. */
  async function render(path: string) {
    const used = new Set<PageFact>()
    const unread: Fact[] = []
    drawWith((name, initial, load) => {
      used.add(name)
      const known = facts.get(name)
      if (known) return known.value
      const fact = { load, initial, value: initial }
      facts.set(name, fact)
      unread.push(fact)
      return initial
    })
    const page = await renderPage(path)
    if (unread.length === 0) return { page, used }
    await Promise.all(unread.map(ask))
    return render(path)
  }

  const answerTo = <Value>(name: PageFact, otherwise: Value): Value =>
    (facts.get(name)?.value as Value | undefined) ?? otherwise

  async function draw(path: string, built: string): Promise<string> {
    const { page, used } = await render(path)
    if (!page) return built
    const settings = answerTo<PageSettings | null>('settings', null)
    const changed = [...facts].filter(
      ([name, { value, initial }]) => used.has(name) && differ(value, initial),
    )
    return pageInShop(built, {
      markup: page.markup,
      facts: Object.fromEntries(changed.map(([name, { value }]) => [name, value])),
      data:
        settings &&
        pageData(path, {
          settings,
          plans: answerTo<readonly PublicPlan[]>('plans', []),
          questions: answerTo<ShopFacts['questions']>('questions', []),
          origin: originIn(built),
        }),
      settings,
    })
  }

  return {
    /** Reads again what pages have shown so far. Resolves to whether anything of it has changed. */
    refresh: () =>
      inTurn(async () => {
        const known = [...facts.values()]
        const before = JSON.stringify(known.map(({ value }) => value))
        await Promise.all(known.map(ask))
        return before !== JSON.stringify(known.map(({ value }) => value))
      }),
    /** `built`: the page at `path` as the build has made it. Resolves to that page as the shop has it. */
    draw: (path: string, built: string) => inTurn(() => draw(path, built)),
  }
}

const differ = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) !== JSON.stringify(other)

const originIn = (page: string): string | null => {
  const address = /<link rel="canonical" href="([^"]+)">/.exec(page)?.[1]
  return address ? new URL(address).origin : null
}
