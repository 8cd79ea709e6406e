import { expect, test } from 'vitest'
import { killBrowsers } from './kill.mjs'

const kills = Number(process.env.KILLS ?? 12)

test(`of ${kills} writes acknowledged before the browser is killed, none is lost`, async () => {
  const tally = await killBrowsers({ kills })
  expect(tally).toMatchObject({ kills, lost: 0 })
  // Planted control: were nothing lost there either, the kills would not be what they seem.
  expect(tally.controlLost).toBeGreaterThan(0)
}, 300_000)
