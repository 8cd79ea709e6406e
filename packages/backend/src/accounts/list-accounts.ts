import type { Account } from '@hostfront/contract/accounts'
import type { Page } from '@hostfront/store/port'
import type { Call } from '../context.ts'
import { type PageRequest, pageQuery } from '../page-query.ts'

/** Everybody's accounts, newest first. */
export function listAccounts(call: Call, input: PageRequest): Promise<Page<Account>> {
  return call.store.read((tx) => tx.users.list(pageQuery(input)))
}
