import type { LegalPage } from '@hostfront/domain/settings/legal-pages'

/** Pages that are there once the operator has written their text: until then, and without a server, they are the empty frame. */
export const WRITTEN_PAGES: Readonly<Record<string, LegalPage>> = {
  '/privacy': 'privacy',
  '/imprint': 'imprint',
}
