import { audit } from '@hostfront/contract/audit'
import { bind } from '../access/bind.ts'
import { listEntries } from '../audit/list-entries.ts'

export const procedures = bind(audit, {
  list: listEntries,
})
