import type { Capabilities } from '@hostfront/contract/shop'
import type { Backend } from './context.ts'

/** Keys are for programs, and programs call a server: the host that also counts attempts. */
export const offersApiKeys = ({ limits }: Pick<Backend, 'limits'>): boolean => limits !== null

/** What this edition can do, by what its host brings. */
export function readCapabilities(
  backend: Pick<Backend, 'limits' | 'oneTimeCodes' | 'secrets' | 'sendsMail'>,
): Capabilities {
  return {
    mail: backend.sendsMail,
    secondFactor: backend.oneTimeCodes !== null,
    apiKeys: offersApiKeys(backend),
    secrets: backend.secrets !== null,
  }
}
