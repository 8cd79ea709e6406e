import type { AuditEntry } from '@hostfront/domain/audit/audit-entry'
import { cleanText } from '@hostfront/domain/record'
import type { Backend, CallHost } from '../call/context.ts'

/** Who does what is written down: a call, or without `client` the machine's own command line. */
type Author = Pick<Backend, 'newId' | 'now'> & Partial<Pick<CallHost, 'client'>>

type Told = Pick<AuditEntry, 'actor' | 'action' | 'subject' | 'before' | 'after'> &
  Partial<Pick<AuditEntry, 'keptUntil'>>

/** A line of the audit log of now, with the address the call came from. It stays for ever unless `keptUntil` says otherwise. */
export const auditLine = ({ newId, now, client }: Author, told: Told): AuditEntry => ({
  id: newId(),
  createdAt: now(),
  address: client?.address ? cleanText(client.address).slice(0, MOST_ADDRESS) : null,
  keptUntil: null,
  ...told,
})

const MOST_ADDRESS = 64
