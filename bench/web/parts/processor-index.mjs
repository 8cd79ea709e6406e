import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'

/**
 * What a page's processor is worth when it is slowed down, as Lighthouse counts it: the median of three. Chrome calibrates
 * its slowdown by it, 1,000 for a phone of the middle (Pixel 5) and 264 for a low one (Moto G Power of 2022).
 */
export async function measureIndex(context, slowdown) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const indices = []
  for (let run = 0; run < 3; run += 1) {
    indices.push(await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`))
  }
  await page.close()
  return indices.toSorted((a, b) => a - b)[1]
}
