import { DONE } from '@hostfront/contract/page'
import type { HeldApiKey } from '@hostfront/contract/security'
import type { Page } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { type PageRequest, pageQuery } from '../call/page-query.ts'
import { refused } from '../call/refused.ts'
import { customersOf } from '../identity/customers-of.ts'

/** Everybody's keys, newest first. */
export const listHeldKeys = (
  call: SignedInCall,
  { userId, ...input }: PageRequest & { readonly userId?: string | undefined },
): Promise<Page<HeldApiKey>> =>
  call.store.read(async (tx) => {
    const page = await tx.apiKeys.list({ ...pageQuery(input), where: userId ? { userId } : {} })
    const customerOf = await customersOf(tx, page.items)
    return {
      items: page.items.map((apiKey) => ({ apiKey, customer: customerOf(apiKey) })),
      next: page.next,
    }
  })

/** Ends somebody's key at once. */
export const revokeHeldKey = (
  call: SignedInCall,
  { id }: { readonly id: string },
): Promise<typeof DONE> =>
  call.store.transaction(async (tx) => {
    const key = await tx.apiKeys.get(id)
    if (!key || !(await tx.apiKeys.delete(id))) throw refused('NOT_FOUND')
    const { userId, name, prefix, scopes } = key
    const apiKey = { name, prefix, scopes }
    await recordChange(
      tx,
      call,
      'security.revokeApiKey',
      { id: userId, apiKey },
      { id: userId, apiKey: null },
    )
    return DONE
  })
