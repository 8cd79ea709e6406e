import type { Domain } from '@hostfront/domain/domains/domain'
import type { Page } from '@hostfront/store/port'
import type { SignedInCall } from '../context.ts'
import { type PageRequest, pageQuery } from '../page-query.ts'

/** The domains of the caller, newest first. */
export function listOwnDomains(call: SignedInCall, input: PageRequest): Promise<Page<Domain>> {
  return call.store.read((tx) =>
    tx.domains.list({ ...pageQuery(input), where: { userId: call.actor.id } }),
  )
}
