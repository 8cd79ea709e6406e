import { type Asking, may } from '@hostfront/domain/accounts/permission'
import { ADMIN_SCREENS, type AdminScreen, DASHBOARD, type ScreenGroup } from './admin-screens.ts'

const SCREENS = ADMIN_SCREENS.flatMap(({ screens }) => screens)

/** The screen at a path, that of the list for one of its records; any other path shows the overview. */
export function screenAt(path: string): AdminScreen {
  return SCREENS.find((screen) => screen !== DASHBOARD && isOf(screen, path)) ?? DASHBOARD
}

/** Whether a path is that of a screen or, of a list, that of one of its records. */
export function isOf(screen: Pick<AdminScreen, 'path' | 'alias'>, path: string): boolean {
  if (screen.path === DASHBOARD.path) return path === DASHBOARD.path
  const isAt = (start: string | undefined) => path === start || path.startsWith(`${start}/`)
  return isAt(screen.path) || isAt(screen.alias)
}

/** Whether a path is that of a screen itself, not of one of its records. Some hosts add a slash. */
export function isOwnPath(path: string): boolean {
  const bare = path.replace(/\/+$/, '')
  return SCREENS.some((screen) => screen.path === bare || screen.alias === bare)
}

/** What the group of screens is called that do nothing yet. */
export const NOT_BUILT = 'Not built yet'

/** Whether a screen says only what it will do. */
export const isComing = (screen: AdminScreen): boolean => screen.isComing === true

/**
 * The screens that an account may find, those that are not built yet in a group at the end; the ones of everybody while
 * nobody knows whose it is, as in the HTML.
 */
export function screensFor(account: Asking | null): readonly ScreenGroup[] {
  const isOwn = ({ needs }: AdminScreen) => !account || may(account, needs)
  const coming = { title: NOT_BUILT, screens: SCREENS.filter(isComing) }
  const built = ADMIN_SCREENS.map(({ title, screens }) => ({
    title,
    screens: screens.filter((screen) => !isComing(screen)),
  }))
  return [...built, coming].flatMap(({ title, screens }) => {
    const own = screens.filter(isOwn)
    return own.length > 0 ? [{ title, screens: own }] : []
  })
}

/** The screens of an account whose title or group has the typed words in it. */
export function findScreens(query: string, account: Asking): readonly AdminScreen[] {
  const words = query.trim().toLowerCase()
  if (words === '') return []
  const screens = ADMIN_SCREENS.flatMap(({ title: group, screens }) =>
    screens
      .filter(({ needs }) => may(account, needs))
      .map((screen) => ({ group: group.toLowerCase(), screen })),
  )
  const byTitle = screens.filter(({ screen }) => screen.title.toLowerCase().includes(words))
  const byGroup = screens.filter((entry) => entry.group.includes(words) && !byTitle.includes(entry))
  return [...byTitle, ...byGroup].map(({ screen }) => screen)
}
