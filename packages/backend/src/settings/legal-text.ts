import type { LegalPage } from '@hostfront/domain/settings/legal-pages'
import type { Backend } from '../call/context.ts'
import { getSettings } from './read-settings.ts'

/** The text of a page that only the operator can write; empty while nobody has. */
export async function legalText(
  call: Pick<Backend, 'store'>,
  { page }: { page: LegalPage },
): Promise<string> {
  const { legal } = await getSettings(call)
  return legal[page].trim()
}
