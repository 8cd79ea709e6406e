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

const cycle = await dialog.getByLabel('Billing cycle', { exact: true }).elementHandle()
const frames = await page.evaluate(countFrames, { select: cycle, rounds: ROUNDS })
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
async function countFrames({ select, rounds }) {
  const dialog = select.closest('[role=dialog]')
  const readTotal = () => dialog.textContent.split('Due now')[1]
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const setValue = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set
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
    const next = (select.selectedIndex + 1) % select.options.length
    setValue.call(select, select.options[next].value)
    select.dispatchEvent(new Event('change', { bubbles: true }))
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
