import { expect, type Locator, type Page } from '@playwright/test'

const image = '<img src=x onerror="window.hit=1">'
const drawing = '"><svg onload="window.hit=1">'
const link = 'javascript:window.hit=1'

/** Texts that leave `window.hit` behind wherever one of them is taken for more than text. The longest has 88 characters. */
export const PAYLOADS = { image, drawing, link, everything: `${image}${drawing} ${link}` } as const

/** What a payload would have become, had it been drawn. */
const LIVE = 'img[src="x"], [onerror], [onload], [href^="javascript:" i]'

/** Expects that these texts are in that place as they were written, and that none of them has run. */
export async function expectHarmless(place: Locator, ...texts: readonly string[]): Promise<void> {
  // A screen may say it twice, and show the one or the other by its width.
  const shown = (text: string) => place.getByText(text).filter({ visible: true })
  for (const text of texts) await expect(shown(text).first()).toBeVisible()
  const page = place.page()
  await expect(page.locator(LIVE)).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'hit')), page.url()).toBeUndefined()
}

/** The words of every window of the browser's own that opens from now on; each is closed at once. */
export function watchDialogs(page: Page): readonly string[] {
  const words: string[] = []
  page.on('dialog', (dialog) => {
    words.push(dialog.message())
    void dialog.dismiss()
  })
  return words
}
