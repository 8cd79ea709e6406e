import { expect, type Page } from '@playwright/test'
import { DESK } from './accessible.ts'

/** As below on this screen, and on a desktop. */
export async function expectFitsWide(page: Page, where: string): Promise<void> {
  await expectFits(page, where)
  const here = page.viewportSize()
  if (!here) return
  await page.setViewportSize({ width: DESK, height: here.height })
  await expectFits(page, `${where}, on a desktop`)
  await page.setViewportSize(here)
}

/** The narrowest window that WCAG 2.2 asks for (1.4.10); px. */
const NARROW = { width: 320, height: 640 }
/** A phone and a desktop, for text of twice the size (1.4.4). */
const FOR_LARGE_TEXT = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

/** As below in a window of 320 px, and on a phone and a desktop with text of twice the size. */
export async function expectFitsAnybody(page: Page, where: string): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(NARROW)
  await expectFits(page, `${where}, at 320 px`)
  await setTextSize(page, 2)
  for (const size of FOR_LARGE_TEXT) {
    await page.setViewportSize(size)
    await expectFits(page, `${where}, large text at ${size.width} px`)
  }
  await setTextSize(page, 1)
  if (before) await page.setViewportSize(before)
}

/** All lengths of the shop are made of this one. */
const setTextSize = (page: Page, times: number): Promise<void> =>
  page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size
    },
    times === 1 ? '' : `${times * 17}px`,
  )

/** Expects that the page does not scroll sideways, and that nothing of it is cut off or out of sight. */
export async function expectFits(page: Page, where: string): Promise<void> {
  const { overflow, misfits } = await page.evaluate(() => {
    const root = document.documentElement
    const isSideways = (element: Element) => element.scrollWidth > element.clientWidth + 1
    // The rest, and what is in it, is for screen readers alone.
    const isSeen = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'none' &&
      (element.parentElement === null || isSeen(element.parentElement))
    // What hides, and what scrolls but for tabs and a table of plans; an ellipsis says what it leaves out.
    const hides = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      if (element.matches('select, input, pre')) return false
      if (element.matches('[role=tablist], .tab-links, :has(> table)'))
        return overflowX === 'hidden'
      return overflowX !== 'visible' && textOverflow !== 'ellipsis'
    }
    const named = (element: Element) =>
      `${element.tagName} "${element.textContent?.slice(0, 60)}" (${element.className})`
    // No part of a dialog is wider than its place, whatever its text is.
    const spills = (element: Element) =>
      isSeen(element) && isSideways(element) && !element.matches('select, input, textarea')
    const isBeside = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1
    return {
      overflow: root.scrollWidth - root.clientWidth,
      misfits: [
        ...[...document.body.querySelectorAll('*')].filter(
          (element) => isSeen(element) && isSideways(element) && hides(element),
        ),
        ...[...document.querySelectorAll('[role=dialog], [role=dialog] *')].filter(
          (element) => isBeside(element) || spills(element),
        ),
      ].map(named),
    }
  })
  expect.soft(overflow, `${where}: pixels beyond the edge`).toBe(0)
  expect.soft(misfits, `${where}: cut off`).toEqual([])
}
