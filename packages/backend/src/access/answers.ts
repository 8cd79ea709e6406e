import type { Meta } from '@hostfront/contract/procedure'
import { os } from '@orpc/server'
import { answerRefusal } from '../call/answer-refusal.ts'
import type { Backend, CallHost } from '../call/context.ts'
import { admit } from './access.ts'

/** What a host hands to every call. */
export type CallContext = Backend & CallHost

/**
 * First in every part of the contract's answers: decides who may call, for every procedure, before its handler runs,
 * and answers refusals as the contract declares them.
 */
export const admitted = os
  .$context<CallContext>()
  // The least that a procedure could say of itself; each has its own from the contract.
  .$meta<Meta>({
    permission: 'shop.replace',
    knownBy: null,
    reads: null,
    once: false,
    confirmed: null,
    whileClosed: false,
  })
  .middleware(async ({ context, next, procedure }, input: unknown) => {
    // Before any transaction is open: what is written from here on bears the clock's time.
    await context.clock.lookAfterJump()
    try {
      const actor = await admit(procedure['~orpc'].meta, context, input)
      context.onActor?.(actor)
      return await next({ context: { actor } })
    } catch (error) {
      throw answerRefusal(error)
    }
  })
