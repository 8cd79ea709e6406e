import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { themes } from './theme.ts'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** For `test.use`. What moves is measured at rest: a colour half-way through a transition is nobody's colour. */
export const atRest = { contextOptions: { reducedMotion: 'reduce' } } as const

/** Looks at the page as it stands, in both themes. `where` is said of what is found. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const theme of themes) {
    await page.evaluate((shown) => {
      document.documentElement.dataset.theme = shown
    }, theme)
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze()
    const findings = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
    expect.soft(findings, `${where}, ${theme}`).toEqual([])
  }
}
