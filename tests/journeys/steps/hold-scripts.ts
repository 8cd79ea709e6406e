import type { Page } from '@playwright/test'

/** Scripts come when the answer is called: until then a page is what its server, or the file of it, says. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.unrouteAll()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}
