import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { themes } from './theme.ts'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** All that a theme changes are colours: in the second one only the rules of WCAG_22_AA about them are looked at. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']
/** In place of axe's own source, half a megabyte, which the builder would have read twice for each look. */
const ALREADY_THERE = ';'
const HEIGHT = 900

/** axe as its builder brings it. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Pixels: a phone, and a desktop. */
export const PHONE = 390
export const DESK = 1440

/** For `test.use`. What moves is measured at rest: a colour half-way through a transition is nobody's colour. */
export const atRest = {
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: DESK, height: HEIGHT },
} as const

/** Looks at the page as it is, on a phone and on a desktop, in both themes. `where` is said of what is found. */
export async function expectAccessible(
  page: Page,
  where: string,
  widths: readonly number[] = [PHONE, DESK],
): Promise<void> {
  // See `atRest`: whoever looks without it would see colours on their way from theme to theme.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const looks = widths.flatMap((width) => themes.map((theme) => ({ width, theme })))
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: HEIGHT })
    await drawIn(page, theme)
    const axe = hasFrames(page) ? new AxeBuilder({ page }) : await withoutFrames(page)
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

/**
 * What follows the size of the window is drawn in the frame after it. All of a long list is drawn: a card that nobody has
 * scrolled to has the height that was guessed for it, and its buttons are measured at the places that they will have.
 */
const drawIn = (page: Page, theme: string): Promise<void> =>
  page.evaluate(async (shown) => {
    document.documentElement.dataset.theme = shown
    for (const row of document.querySelectorAll<HTMLElement>('.data-table tr')) {
      row.style.contentVisibility = 'visible'
    }
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
  }, theme)

const hasFrames = (page: Page): boolean => page.frames().length > 1

/** The same rules in one step: only what frames have found is put together on a blank page, which takes longest. */
async function withoutFrames(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE)
    await page.evaluate(rememberColours)
  }
  return new AxeBuilder({ page, axeSource: ALREADY_THERE }).setLegacyMode()
}

/** A text of a colour means the same each time: without this, half of the time of a look goes into reading them. */
function rememberColours(): void {
  const { axe } = window as unknown as { axe: { commons: { color: { Color: AxeColours } } } }
  const { prototype } = axe.commons.color.Color
  const { parseString } = prototype
  const known = new Map<string, Channels>()
  prototype.parseString = function (text) {
    const channels = known.get(text)
    if (channels) return Object.assign(this, channels)
    parseString.call(this, text)
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha })
    return this
  }
}

/** Each from 0 to 1. */
type Channels = Record<'r' | 'g' | 'b' | 'alpha', number>

interface AxeColours {
  readonly prototype: Channels & { parseString(this: Channels, text: string): Channels }
}
