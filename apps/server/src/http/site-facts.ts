import type { Backend } from '@hostfront/backend/call/context'
import { getSettings } from '@hostfront/backend/settings/read-settings'
import { filledPages, type LegalPage } from '@hostfront/domain/settings/legal-pages'
import type { Env } from '../env.ts'
import type { ShopWords } from './shop-words.ts'

/** What the site is served by, beside its files. */
export interface SiteFacts {
  /** Where the shop is reached, without a path; null where nobody has said it. */
  readonly address: string | null
  /** Whether the operator has written a page of their own words. While the store is away, the page itself says so. */
  readonly isWritten: (page: LegalPage) => Promise<boolean>
  readonly words: () => ShopWords | Promise<ShopWords>
}

export const siteFacts = (
  { store }: Pick<Backend, 'store'>,
  { publicUrl, isPublicUrlSet }: Pick<Env, 'publicUrl' | 'isPublicUrlSet'>,
  words: SiteFacts['words'],
): SiteFacts => ({
  address: isPublicUrlSet ? publicUrl.replace(/\/$/, '') : null,
  isWritten: (page) =>
    getSettings({ store }).then(
      ({ legal }) => filledPages(legal).includes(page),
      () => true,
    ),
  words,
})
