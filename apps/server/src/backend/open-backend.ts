import type { Backend } from '@hostfront/backend/context'
import type { Store } from '@hostfront/store/port'
import type { SqlClient } from '@hostfront/store/sql-client'
import { createAttemptLimits } from './attempt-limits.ts'
import { isCommonPassword } from './common-passwords.ts'
import { digest, newId, newSecret } from './identity.ts'
import { oneTimeCodes } from './one-time-codes.ts'
import { createPasswords } from './passwords.ts'

export interface BackendOptions {
  readonly store: Store
  /** The database that all replicas share; null where there is but this process. */
  readonly sql: Pick<SqlClient, 'query'> | null
  readonly limitsFactor: number
}

/** The shop as a server offers it. */
export async function openBackend({ store, sql, limitsFactor }: BackendOptions): Promise<Backend> {
  return {
    store,
    passwords: createPasswords(),
    now: () => new Date().toISOString(),
    newId,
    newSecret,
    digest,
    limits: await createAttemptLimits({ sql, factor: limitsFactor }),
    oneTimeCodes,
    // Without SMTP mails go to a folder, which delivers them to whoever tries the shop out.
    sendsMail: true,
    isCommonPassword,
  }
}
