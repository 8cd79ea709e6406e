import type { Backend } from '@hostfront/backend/call/context'
import { createClockWatch } from '@hostfront/backend/clock-watch'
import type { FileBytes } from '@hostfront/store/file-bytes'
import type { Store } from '@hostfront/store/port'
import type { SqlClient } from '@hostfront/store/sql-client'
import { isLocal } from '../is-local.ts'
import { createSecrets } from '../keys/secrets.ts'
import type { ServerKey } from '../keys/server-key.ts'
import { createAttemptLimits } from './attempt-limits.ts'
import { isCommonPassword } from './common-passwords.ts'
import { digest, digestBytes, newId, newSecret } from './identity.ts'
import { createMarks } from './marks.ts'
import { createOneTimeCodes } from './one-time-codes.ts'
import { openGateways } from './open-gateways.ts'
import { openProviders } from './open-providers.ts'
import { createPasswords } from './passwords.ts'

export interface BackendOptions {
  readonly store: Store
  readonly files: FileBytes
  /** The database that all replicas share; null where there is but this process. */
  readonly sql: Pick<SqlClient, 'query'> | null
  readonly limitsFactor: number
  /** Seals secrets and recognises browsers; null where neither is done: there are no second factors then. */
  readonly serverKey: ServerKey | null
  /** Where people reach the shop; null: not known here. */
  readonly publicUrl: string | null
}

/** The shop as a server offers it. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { store, files, sql, limitsFactor, serverKey, publicUrl } = options
  const now = () => new Date().toISOString()
  return {
    store,
    files,
    passwords: createPasswords(),
    now,
    clock: createClockWatch({
      store,
      now,
      elapsed: () => performance.now(),
      readDatabaseClock: sql && (() => readDatabaseClock(sql)),
    }),
    newId,
    newSecret,
    digest,
    digestBytes,
    limits: await createAttemptLimits({ sql, factor: limitsFactor }),
    marks: serverKey && createMarks(serverKey),
    secrets: serverKey && createSecrets(serverKey),
    oneTimeCodes: serverKey && createOneTimeCodes(),
    // Without SMTP mails go to a folder, which delivers them to anyone who tries the shop out.
    sendsMail: true,
    asksRegisters: true,
    isCommonPassword,
    providers: openProviders(now),
    gateways: publicUrl === null ? null : openGateways(now, publicUrl),
    isPublic: publicUrl === null || !isLocal(publicUrl),
  }
}

/** `clock_timestamp`, for `now` is when the statement's transaction began. */
async function readDatabaseClock(sql: Pick<SqlClient, 'query'>): Promise<string> {
  const { rows } = await sql.query({ text: 'select extract(epoch from clock_timestamp()) as now' })
  return new Date(Number(rows[0]?.now) * 1000).toISOString()
}
