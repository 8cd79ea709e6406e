import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '@hostfront/backend/call/context'
import { getSettings } from '@hostfront/backend/settings/read-settings'
import { PUBLIC_DEFAULTS } from '@hostfront/domain/settings/public-defaults'
import type { Settings } from '@hostfront/domain/settings/settings'
import { shownSeo } from '@hostfront/domain/settings/shown-seo'
import { escapeHtml } from '../escape-html.ts'

/** What the heads of pages say of the shop, to whoever runs no script. */
export interface ShopHead {
  readonly siteName: string
  readonly homeTitle: string
  readonly homeDescription: string
}

/** Where the build has left room for it (apps/web/prerender/head-marks.ts). */
const MARK = /%(SITE_NAME|HOME_TITLE|HOME_DESCRIPTION)%/g
const FIELDS: Readonly<Record<string, keyof ShopHead>> = {
  SITE_NAME: 'siteName',
  HOME_TITLE: 'homeTitle',
  HOME_DESCRIPTION: 'homeDescription',
}

/** Pages are asked for far more often than settings are changed. */
const KEPT_MS = 5000
/** No page waits longer for a store that does not answer. */
const LONGEST_MS = 1000

const OPENED_WITH: ShopHead = {
  siteName: PUBLIC_DEFAULTS.siteName,
  homeTitle: PUBLIC_DEFAULTS.seo.title,
  homeDescription: PUBLIC_DEFAULTS.seo.description,
}

/** Reads what the settings say, every few seconds at most. While the store is away, the last that was read. */
export function shopHead({ store }: Pick<Backend, 'store'>): () => Promise<ShopHead> {
  let last: Promise<ShopHead> = Promise.resolve(OPENED_WITH)
  let until = 0
  return () => {
    if (Date.now() < until) return last
    until = Date.now() + KEPT_MS
    const before = last
    const read = getSettings({ store }).then(headOf, () => before)
    last = Promise.race([read, pause(LONGEST_MS, before, { ref: false })])
    return last
  }
}

function headOf(settings: Settings): ShopHead {
  const { title, description } = shownSeo(settings)
  const { siteName, siteDescription } = settings
  return {
    siteName,
    homeTitle: title || siteName,
    homeDescription: description || siteDescription,
  }
}

export const hasHeadMark = (text: string): boolean => text.search(MARK) !== -1

/** The page with what the shop says of itself. */
export const withHead = (text: string, head: ShopHead): string =>
  text.replace(MARK, (mark, name: string) => {
    const field = FIELDS[name]
    return field ? escapeHtml(head[field]) : mark
  })
