import { may } from '@hostfront/domain/accounts/permission'
import { settingEntries } from '../../features/settings/admin/setting-entries.ts'
import { useCapabilities } from '../../host/capabilities.ts'
import type { Account } from '../../host/host.ts'
import { useSettings } from '../../host/settings.ts'
import { findAlike, findEntries } from './find-entries.ts'
import { findScreens, isComing, NOT_BUILT, screensFor } from './find-screens.ts'
import { SCREEN_WORDS } from './screen-words.ts'

const MOST = 6

/** Screens and settings with what was typed in them, and those of them that are alike to it. */
export function usePlaces(text: string, account: Account | null) {
  const { paymentMethods } = useSettings()
  const capabilities = useCapabilities()
  if (!account) return { screens: [], worded: [], settings: [], alike: [] }
  const methods = paymentMethods.map(({ name }) => name)
  const settings = may(account, 'settings.change') ? settingEntries(methods, capabilities) : []
  const titled = findScreens(text, account).map(asEntry)
  const screens = screensFor(account).flatMap((group) => group.screens.map(asEntry))
  const worded = findEntries(screens, text).filter(
    ({ path }) => !titled.some((one) => one.path === path),
  )
  return {
    screens: titled.slice(0, MOST),
    /** Found by what they are about, not by their titles. */
    worded: worded.slice(0, MOST),
    settings: findEntries(settings, text).slice(0, MOST),
    alike: findAlike([...screens, ...settings], text).slice(0, MOST),
  }
}

const asEntry = (screen: ReturnType<typeof findScreens>[number]) => ({
  path: screen.path,
  title: screen.title,
  detail: isComing(screen) ? NOT_BUILT : '',
  more: [SCREEN_WORDS[screen.path] ?? ''],
})
