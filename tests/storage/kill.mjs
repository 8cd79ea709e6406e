import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startKillableBrowser } from './killable-browser.mjs'
import { servePage } from './serve-page.mjs'

/** Pauses between an acknowledged write and the kill are spread evenly over this. */
const LONGEST_PAUSE_MS = 5000

/**
 * Kills the browser after acknowledged writes and looks for them after a restart. Each time a value is also put
 * in plain local storage: that control must be seen to lose some, else the kills prove nothing.
 */
export async function killBrowsers({ kills, browsers = 4, report = () => {} }) {
  const server = await servePage()
  const pauses = Array.from({ length: kills }, (_, at) =>
    Math.round((at / kills) * LONGEST_PAUSE_MS),
  )
  const tally = { kills: 0, lost: 0, controlLost: 0 }
  try {
    const workers = Array.from({ length: Math.min(browsers, kills) }, () =>
      killRepeatedly(server.url, pauses, tally, report),
    )
    await Promise.all(workers)
  } finally {
    await server.close()
  }
  return tally
}

/** One profile, started again and again: each start first looks for what the killed one had written. */
async function killRepeatedly(url, pauses, tally, report) {
  const profile = await mkdtemp(join(tmpdir(), 'hostfront-profile-'))
  let written = []
  try {
    for (let pause = pauses.shift(); pause !== undefined; pause = pauses.shift()) {
      written = await writeAndKill(profile, url, written, pause, tally, report)
    }
    await inBrowser(profile, url, (page) => look(page, written, tally, report))
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

function writeAndKill(profile, url, written, pause, tally, report) {
  const number = written.length + 2
  return inBrowser(profile, url, async (page) => {
    await look(page, written, tally, report)
    await page.evaluate(async (wanted) => {
      await window.shop.addUser(wanted)
      localStorage.setItem('control', String(wanted))
    }, number)
    await new Promise((resolve) => setTimeout(resolve, pause))
    return [...written, { id: `user-${number}`, control: String(number), pause }]
  })
}

/** A write that was lost once is counted once: the next looks expect only what was written since. */
async function look(page, written, tally, report) {
  const last = written.at(-1)
  if (!last) return
  const found = await page.evaluate(async () => ({
    ids: await window.shop.userIds(),
    control: localStorage.getItem('control'),
  }))
  const missing = written.filter(({ id, isLost }) => !isLost && !found.ids.includes(id))
  for (const write of missing) write.isLost = true
  const isControlLost = found.control !== last.control
  tally.kills++
  tally.lost += missing.length
  if (isControlLost) tally.controlLost++
  report({ pause: last.pause, lost: missing.length, isControlLost })
}

async function inBrowser(profile, url, work) {
  const browser = await startKillableBrowser(profile)
  try {
    const page = await browser.page()
    await page.goto(url)
    return await work(page)
  } finally {
    await browser.kill()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const kills = Number(process.env.KILLS ?? 100)
  const started = Date.now()
  const tally = await killBrowsers({
    kills,
    report: ({ pause, lost, isControlLost }) => {
      const control = isControlLost ? ', plain local storage lost its value' : ''
      console.log(`killed after ${pause} ms: ${lost} lost${control}`)
    },
  })
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(
    `${tally.kills} kills in ${seconds} s: ${tally.lost} acknowledged writes lost; plain local storage lost ${tally.controlLost}`,
  )
  process.exitCode = tally.lost === 0 && tally.controlLost > 0 && tally.kills === kills ? 0 : 1
}
