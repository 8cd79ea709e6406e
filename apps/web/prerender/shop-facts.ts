import type { Api } from '@hostfront/contract/contract'
import type { PageFact } from '../src/host/page-facts.ts'

interface Fact {
  readonly load: (api: Api) => Promise<unknown>
  /** What the build made pages with. */
  readonly initial: unknown
  value: unknown
}

/** What pages have asked of the shop so far: found out as they are drawn, read when somebody says so. */
export function openShopFacts(api: Api) {
  const facts = new Map<PageFact, Fact>()
  let unread: Fact[] = []

  /** What cannot be read now stays what it was. */
  async function read(asked: readonly Fact[]): Promise<void> {
    await Promise.all(
      asked.map(async (fact) => {
        fact.value = await fact.load(api).catch(() => fact.value)
      }),
    )
  }

  return {
    /** As a page asks for it (page-facts-remote.ts): `initial` until it was read. */
    answer(name: PageFact, initial: unknown, load: Fact['load']): unknown {
      const known = facts.get(name)
      if (known) return known.value
      const fact = { load, initial, value: initial }
      facts.set(name, fact)
      unread.push(fact)
      return initial
    },
    /** Reads what was asked for and never read. Resolves to whether there was any. */
    async readNew(): Promise<boolean> {
      const asked = unread
      unread = []
      await read(asked)
      return asked.length > 0
    },
    /** Reads all of it again. Resolves to whether anything has changed. */
    async readAgain(): Promise<boolean> {
      const known = [...facts.values()]
      const before = printOf(known)
      await read(known)
      return before !== printOf(known)
    },
    isAsBuilt: (name: PageFact, value: unknown): boolean =>
      JSON.stringify(facts.get(name)?.initial) === JSON.stringify(value),
    valueOf: (name: PageFact): unknown => facts.get(name)?.value,
  }
}

const printOf = (facts: readonly Fact[]): string => JSON.stringify(facts.map(({ value }) => value))
