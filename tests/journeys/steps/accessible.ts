import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { themes } from './theme.ts'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** All that a theme changes are colours: in the second one only the rules of WCAG_22_AA about them are looked at. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']
/** In place of axe's own source, half a megabyte, where the page has it from the look before. */
const ALREADY_THERE = ';'
const HEIGHT = 900

/** Pixels: a phone, and a desk. */
export const PHONE = 390
export const DESK = 1440

/** For `test.use`. What moves is measured at rest: a colour half-way through a transition is nobody's colour. */
export const atRest = {
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: DESK, height: HEIGHT },
} as const

/** Looks at the page as it stands, on a phone and on a desk, in both themes. `where` is said of what is found. */
export async function expectAccessible(
  page: Page,
  where: string,
  widths: readonly number[] = [PHONE, DESK],
): Promise<void> {
  const looks = widths.flatMap((width) => themes.map((theme) => ({ width, theme })))
  for (const [at, { width, theme }] of looks.entries()) {
    await page.setViewportSize({ width, height: HEIGHT })
    await drawIn(page, theme)
    const axe = hasFrames(page) ? new AxeBuilder({ page }) : withoutFrames(page, at > 0)
    axe.options({ resultTypes: ['violations'] })
    const chosen = theme === themes[0] ? axe.withTags(WCAG_22_AA) : axe.withRules(OF_COLOUR)
    expect.soft(await findings(chosen), `${where}, ${theme}, ${width} px`).toEqual([])
  }
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

/** What follows the size of the window is drawn in the frame after it. */
const drawIn = (page: Page, theme: string): Promise<void> =>
  page.evaluate(async (shown) => {
    document.documentElement.dataset.theme = shown
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
  }, theme)

const hasFrames = (page: Page): boolean => page.frames().length > 1

/** The same rules in one step: only what frames have found is put together on a blank page, which takes longest. */
const withoutFrames = (page: Page, hasAxe: boolean): AxeBuilder =>
  new AxeBuilder({ page, ...(hasAxe && { axeSource: ALREADY_THERE }) }).setLegacyMode()
