// From an input in the order dialog to the next frame that shows the new total, in frames. One is the floor.
import { chromium } from '@playwright/test'
import { serveShop } from '../../scripts/serve-shop.mjs'
import { chromiumArgs, chromiumPath, personUserAgent } from '../../tests/chromium.mjs'

const ROUNDS = 20

const shop = await serveShop()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
const page = await browser.newPage({ userAgent: personUserAgent })
await page.goto(`${shop}/services/samp`)
await page.getByRole('main').getByRole('button', { name: 'Order Now' }).first().click()
const dialog = page.getByRole('dialog', { name: 'Order a service' })
await dialog.getByText('Due now').waitFor()

const cycles = await dialog.getByRole('radiogroup', { name: 'Billing cycle' }).elementHandle()
const frames = await page.evaluate(countFrames, { group: cycles, rounds: ROUNDS })
frames.sort((a, b) => a - b)
console.table({
  'option change to new total': {
    'frames (median)': frames[Math.floor(frames.length / 2)],
    'frames (worst)': frames.at(-1),
    rounds: frames.length,
  },
})
await browser.close()
process.exit(0)

/** Runs in the page: changes the option and counts animation frames until the total differs. */
async function countFrames({ group, rounds }) {
  const tiles = [...group.querySelectorAll('input')]
  const dialog = group.closest('[role=dialog]')
  const readTotal = () => dialog.textContent.split('Due now')[1]
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const counts = []
  for (let round = 0; round < rounds; round += 1) {
    let frame = 0
    let changedAt = null
    const before = readTotal()
    const observer = new MutationObserver(() => {
      if (readTotal() !== before) changedAt ??= frame
    })
    observer.observe(dialog, { subtree: true, childList: true, characterData: true })
    await nextFrame()
    tiles[(tiles.findIndex((tile) => tile.checked) + 1) % tiles.length].click()
    while (changedAt === null && frame < 60) {
      await nextFrame()
      frame += 1
    }
    observer.disconnect()
    // A change before the next frame begins is painted by it: that is one frame.
    counts.push((changedAt ?? frame) + 1)
  }
  return counts
}
