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

export const OPENING_HEAD: ShopHead = {
  siteName: PUBLIC_DEFAULTS.siteName,
  homeTitle: PUBLIC_DEFAULTS.seo.title,
  homeDescription: PUBLIC_DEFAULTS.seo.description,
}

export function headOf(settings: Settings): ShopHead {
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
