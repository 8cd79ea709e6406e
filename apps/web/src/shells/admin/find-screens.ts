import { type Asking, may } from '@hostfront/domain/accounts/permission'
import { ADMIN_SCREENS, type AdminScreen, DASHBOARD, type ScreenGroup } from './admin-screens.ts'

const SCREENS = ADMIN_SCREENS.flatMap(({ screens }) => screens)

/** The screen at a path, that of the list for one of its records; any other path shows the overview. */
export function screenAt(path: string): AdminScreen {
  const isAt = (start: string | undefined) => path === start || path.startsWith(`${start}/`)
  return (
    SCREENS.find((screen) => screen !== DASHBOARD && (isAt(screen.path) || isAt(screen.alias))) ??
    DASHBOARD
  )
}

/** Whether a path is that of a screen itself, not of one of its records. Some hosts add a slash. */
export function isOwnPath(path: string): boolean {
  const bare = path.replace(/\/+$/, '')
  return SCREENS.some((screen) => screen.path === bare || screen.alias === bare)
}

/** The screens that an account may find; all of them while nobody knows whose it is, as in the HTML. */
export function screensFor(account: Asking | null): readonly ScreenGroup[] {
  if (!account) return ADMIN_SCREENS
  return ADMIN_SCREENS.flatMap(({ title, screens }) => {
    const own = screens.filter(({ needs }) => may(account, needs))
    return own.length > 0 ? [{ title, screens: own }] : []
  })
}

/** The screens of an account whose title or group has the typed words in it. */
export function findScreens(query: string, account: Asking): readonly AdminScreen[] {
  const words = query.trim().toLowerCase()
  if (words === '') return []
  const screens = screensFor(account).flatMap(({ title: group, screens }) =>
    screens.map((screen) => ({ group: group.toLowerCase(), screen })),
  )
  const byTitle = screens.filter(({ screen }) => screen.title.toLowerCase().includes(words))
  const byGroup = screens.filter((entry) => entry.group.includes(words) && !byTitle.includes(entry))
  return [...byTitle, ...byGroup].map(({ screen }) => screen)
}
