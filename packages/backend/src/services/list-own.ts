import type { Service } from '@hostfront/domain/services/service'
import type { Page } from '@hostfront/store/port'
import type { SignedInCall } from '../context.ts'
import { type PageRequest, pageQuery } from '../page-query.ts'

/** What the caller holds, newest first. */
export function listOwnServices(call: SignedInCall, input: PageRequest): Promise<Page<Service>> {
  return call.store.read((tx) =>
    tx.userServices.list({ ...pageQuery(input), where: { userId: call.actor.id } }),
  )
}
