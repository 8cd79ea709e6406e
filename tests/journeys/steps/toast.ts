import { expect, type Page } from '@playwright/test'

/** Waits for a toast with exactly these words. */
export async function expectToast(page: Page, words: string): Promise<void> {
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: words }).first()).toHaveText(
    words,
  )
}
