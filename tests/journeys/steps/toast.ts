import type { Page } from '@playwright/test'
import { soon } from './soon.ts'

/** Waits for a toast with exactly these words, or with some that match. Once: a second look may find it gone. */
export const expectToast = (page: Page, words: string | RegExp): Promise<void> =>
  soon(page.locator('[data-sonner-toast]').getByText(words, { exact: true }).first())

/** What the toasts of now lie over, of all that can be pressed, typed into or is to be copied; by its words. */
export const underToasts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-sonner-toast]')]
    // Facts of an order and of what to transfer; not the figures of the dashboard, of which each is a link.
    const figures = 'label, dl > div:has(button:not([role=switch])) :is(dt, dd), [data-clear]'
    const controls = [
      ...document.querySelectorAll(`a[href], button, input, select, textarea, ${figures}`),
    ]
    return controls.flatMap((control) => {
      const box = control.getBoundingClientRect()
      const { left, top, right, bottom } = box
      // What lies behind a dialog, or is none of the screen, cannot be pressed in any case.
      const met = document
        .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
        .find((element) => !element.closest('[data-sonner-toaster]'))
      if (!met || !control.contains(met)) return []
      const isUnder = toasts.some((toast) => {
        const over = toast.getBoundingClientRect()
        return over.left < right && over.right > left && over.top < bottom && over.bottom > top
      })
      return isUnder ? [(control.textContent || control.getAttribute('name')) ?? ''] : []
    })
  })
