import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { themes } from './theme.ts'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** In place of axe's own source, half a megabyte, where the page has it from the look before. */
const ALREADY_THERE = ';'

/** For `test.use`. What moves is measured at rest: a colour half-way through a transition is nobody's colour. */
export const atRest = { contextOptions: { reducedMotion: 'reduce' } } as const

/** Looks at the page as it stands, in both themes. `where` is said of what is found. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const [looks, theme] of themes.entries()) {
    await page.evaluate((shown) => {
      document.documentElement.dataset.theme = shown
    }, theme)
    const axe = hasFrames(page) ? new AxeBuilder({ page }) : withoutFrames(page, looks > 0)
    const { violations } = await axe
      .options({ resultTypes: ['violations'] })
      .withTags(WCAG_22_AA)
      .analyze()
    const findings = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
    expect.soft(findings, `${where}, ${theme}`).toEqual([])
  }
}

const hasFrames = (page: Page): boolean => page.frames().length > 1

/** The same rules in one step: only what frames have found is put together on a blank page, which takes longest. */
const withoutFrames = (page: Page, hasAxe: boolean): AxeBuilder =>
  new AxeBuilder({ page, ...(hasAxe && { axeSource: ALREADY_THERE }) }).setLegacyMode()
