import type { HeldService, ShownServices } from '@hostfront/contract/services'
import type { ServiceStatus } from '@hostfront/domain/services/service'
import type { Page } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { type SortRequest, sortedPageQuery } from '../call/page-query.ts'
import { countByState } from '../call/tally-found.ts'
import { heldServices } from './held-services.ts'
import { shownServices } from './shown-services.ts'

type ServicesAsked = SortRequest<'text' | 'price' | 'expiresAt' | 'status'> & {
  readonly status?: ServiceStatus | undefined
  readonly shown?: ShownServices | undefined
  readonly userId?: string | undefined
}

/** Everybody's services with whose they are; newest first unless asked otherwise. */
export function listServices(
  call: SignedInCall,
  { status, shown, userId, ...input }: ServicesAsked,
): Promise<Page<HeldService>> {
  return call.store.read(async (tx) => {
    const asked = shown ? shownServices(shown, call.now()) : {}
    const isNone = status && !isAmong(asked.status, status)
    const where = {
      ...asked,
      ...(status ? { status: isNone ? { in: [] } : status } : {}),
      ...(userId ? { userId } : {}),
    }
    const page = await tx.services.list({ ...sortedPageQuery(input), where })
    return { items: await heldServices(tx, page.items), next: page.next }
  })
}

type Asked = ReturnType<typeof shownServices>['status']

const isAmong = (asked: Asked, status: ServiceStatus): boolean => {
  if (asked === undefined || asked === status) return true
  return typeof asked === 'object' && 'in' in asked && asked.in.includes(status)
}

/** How many services are in each state. */
export const countServices = (
  call: SignedInCall,
  { shown }: { readonly shown?: ShownServices | undefined },
) =>
  call.store.read((tx) =>
    countByState(tx.services, 'status', shown ? shownServices(shown, call.now()) : {}),
  )
