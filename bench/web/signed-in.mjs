// The panel's list of users in the embedded edition, with 100, 1,000 and 5,000 sample clients of three orders each, on a
// processor four times slower: opened, searched, and what it keeps in the page. The floor is the same page frozen: its
// HTML and style without the shop, drawing its rows by itself. `CLIENTS=5000` measures with those alone, `SLOWDOWN=1.5` on
// a processor that much slower; the processor index says what that makes of this machine.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { serveShop } from '../../scripts/serve-shop.mjs'
import { chromiumArgs, chromiumPath, personUserAgent } from '../../tests/chromium.mjs'
import { serveFrozen } from './parts/frozen-page.mjs'
import { ListProbe } from './parts/list-probe.mjs'
import { fillShop } from './parts/panel.mjs'
import { measureIndex } from './parts/processor-index.mjs'

const SIZES = (process.env.CLIENTS ?? '100,1000,5000').split(',').map(Number)
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4)
const RUNS = Number(process.env.RUNS ?? 5)
/** Typed a letter at a time. No two begin alike: what was asked before is answered from memory. */
const WORDS = ['sal', 'ben', 'nor', 'kay', 'dem', 'fis', 'gir', 'hug', 'mor', 'zey']
/** Typed at once. */
const BURSTS = ['ami', 'cla', 'ima', 'oma', 'yan']
/** As apps/web/src/parts/list-table/use-search-box.ts has it, ms. */
const PAUSE = 120

const shop = await serveShop()
const columns = {}
for (const clients of SIZES) columns[`${clients} clients`] = await measure(clients)
const load = loadavg().map((each) => each.toFixed(1))
console.log(`Medians, ms, processor ${SLOWDOWN} times slower; load average ${load.join(', ')}`)
console.table(transposed(columns))
process.exit(0)

async function measure(clients) {
  // On disk: a private window would keep the database in memory.
  const profile = await mkdtemp(join(tmpdir(), 'hostfront-bench-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: chromiumArgs,
    userAgent: personUserAgent,
    viewport: { width: 1440, height: 900 },
  })
  try {
    const page = await context.newPage()
    await fillShop(page, shop, clients)
    await page.close()
    return await measureFilled(context)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function measureFilled(context) {
  const frozen = await inPage(context, shop, 1, async (probe) => {
    await probe.load('/admin/clients')
    return serveFrozen(probe.page, shop)
  })
  const fast = await repeat(() => inPage(context, shop, 1, openOnce))
  const slow = await repeat(() => inPage(context, shop, SLOWDOWN, openOnce))
  const bare = await repeat(() => inPage(context, frozen, SLOWDOWN, openOnce))
  const { keys, burst, facts } = await inPage(context, shop, SLOWDOWN, search)
  const bareKeys = await inPage(context, frozen, SLOWDOWN, pressFrozen)
  const opening = median(slow.map(({ open }) => open))
  const loading = median(slow.map(({ load }) => load))
  const key = median(keys.map(({ first }) => first))
  const wholeKey = median(keys.map(({ whole }) => whole))
  const busy = median(keys.map(({ busy }) => busy))
  return {
    'open from the navigation': opening,
    'open / frozen page': ratio(opening, median(bare.map(({ open }) => open))),
    'open, full speed': median(fast.map(({ open }) => open)),
    'load the page': loading,
    'load / frozen page': ratio(loading, median(bare.map(({ load }) => load))),
    'load, full speed': median(fast.map(({ load }) => load)),
    'first key after a load': median(slow.map(({ key }) => key)),
    'key to the rows in sight': key,
    'key to the rows in sight / frozen page': ratio(
      key,
      median(bareKeys.map(({ first }) => first)),
    ),
    'key to the rows in sight, worst': Math.round(Math.max(...keys.map(({ first }) => first))),
    'key to all rows': wholeKey,
    'key to all rows / frozen page': ratio(wholeKey, median(bareKeys.map(({ whole }) => whole))),
    'processor time of a key': busy,
    'processor time / frozen page': ratio(busy, median(bareKeys.map(({ busy }) => busy))),
    'last key of a burst': median(burst),
    'the same without its pause': median(burst.map((each) => each - PAUSE)),
    ...facts,
    'processor index': await measureIndex(context, SLOWDOWN),
  }
}

async function inPage(context, origin, slowdown, work) {
  const probe = await ListProbe.open(context, origin, slowdown)
  try {
    return await work(probe)
  } finally {
    await probe.page.close()
  }
}

async function repeat(work) {
  const results = []
  for (let run = 0; run < RUNS; run += 1) results.push(await work())
  return results
}

/** A load of the list, its first key; then, from another screen that was loaded anew, a press of its link. */
async function openOnce(probe) {
  const load = await probe.load('/admin/clients')
  // Few names have it: other rows must come.
  const key = await probe.press('z', probe.origin === shop ? 'z' : '')
  await probe.leave('/admin/orders')
  const open = await probe.follow('Clients')
  return { load: load.whole, key: key?.first ?? Number.NaN, open: open.whole }
}

/** Each letter after the one before it is answered; those that leave the list as it was are left out. */
async function search(probe) {
  await probe.load('/admin/clients')
  const keys = []
  for (const word of WORDS) {
    await probe.clear()
    for (let end = 1; end <= word.length; end += 1) {
      keys.push(await probe.press(word[end - 1], word.slice(0, end)))
    }
  }
  const burst = []
  for (const word of BURSTS) {
    await probe.clear()
    burst.push(await probe.type(word))
  }
  await probe.clear()
  return {
    keys: keys.filter(Boolean),
    burst: burst.filter(Boolean).map(({ first }) => first),
    facts: await probe.facts(),
  }
}

/** Whatever is typed, the frozen page draws its rows in another order. */
async function pressFrozen(probe) {
  await probe.load('/admin/clients')
  const keys = []
  for (const key of WORDS.join('')) keys.push(await probe.press(key, ''))
  return keys.filter(Boolean)
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length / 2)] * 10) / 10
}

function ratio(value, floor) {
  return Math.round((100 * value) / floor) / 100
}

/** A line a figure, a column a size, and how much the last is more than the first. */
function transposed(columns) {
  const [first, ...others] = Object.values(columns)
  const last = others.at(-1)
  return Object.fromEntries(
    Object.keys(first).map((name) => {
      const line = Object.entries(columns).map(([size, figures]) => [size, figures[name]])
      const growth = last ? { growth: ratio(last[name], first[name]) } : {}
      return [name, { ...Object.fromEntries(line), ...growth }]
    }),
  )
}
