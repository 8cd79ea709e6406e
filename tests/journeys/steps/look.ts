import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectFits } from './fitting.ts'

/** Looks at a screen as it is: for who hears it, and as wide as a phone and a tablet. */
export async function look(page: Page, where: string): Promise<void> {
  const size = page.viewportSize()
  await expectAccessible(page, where)
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await expectFits(page, `${where}, ${width} px`)
  }
  if (size) await page.setViewportSize(size)
}
