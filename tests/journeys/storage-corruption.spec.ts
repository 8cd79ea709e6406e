import { damageText, randomFor } from '../storage/corruptions.ts'
import { edition, openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { hasStoredShop, storageNotice } from './steps/storage.ts'

test.skip(edition === 'server', 'the server keeps the data')

const CASES = Number(process.env.CORRUPTIONS ?? 16)
const KEY = 'hostfront'

test(`${CASES} damaged documents: never a blank page, never a lost byte`, async ({ page }) => {
  test.setTimeout(60_000 + CASES * 6_000)
  await openFreshShop(page)
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).not.toBeNull()
  const text = (await page.evaluate((key) => localStorage.getItem(key), KEY)) ?? ''
  let told = 0
  for (let seed = 0; seed < CASES; seed++) {
    const damaged = damageText(text, randomFor(seed))
    // A page of the same origin on which no shop runs: the document is all that the next page finds.
    await page.goto('/robots.txt')
    await page.evaluate(
      ({ key, value }) =>
        new Promise<void>((resolve, reject) => {
          localStorage.setItem(key, value)
          const removal = indexedDB.deleteDatabase(key)
          removal.onsuccess = () => resolve()
          removal.onerror = () => reject(removal.error)
        }),
      { key: KEY, value: damaged },
    )
    await page.goto('/services/mta')
    await expect(page.locator('html'), `case ${seed}`).toHaveAttribute('data-hydrated', '')
    await expect(page.getByRole('heading', { level: 1 }), `case ${seed}`).toBeVisible()
    await expect(page.getByRole('button', { name: /Order Now/ }), `case ${seed}`).toHaveCount(3)
    const notice = storageNotice(page)
    await expect
      .poll(async () => (await notice.isVisible()) || (await hasStoredShop(page)), `case ${seed}`)
      .toBe(true)
    if (!(await notice.isVisible())) continue
    told += 1
    const kept = await page.evaluate((key) => localStorage.getItem(key), KEY)
    expect(kept, `case ${seed}`).toBe(damaged)
  }
  expect(told).toBeGreaterThan(CASES / 2)
})
