import { DomainStage, stageEnds } from '@hostfront/domain/domains/domain-stage'
import type { SignedInCall } from '../call/context.ts'

/** How many domains are at each stage. */
export const countDomains = (call: SignedInCall) =>
  call.store.read((tx) => {
    const now = call.now()
    return Promise.all(
      DomainStage.options.map(async (state) => ({
        state,
        count: await tx.domains.count({ expiresAt: stageEnds(state, now) }),
      })),
    )
  })
