import type { Meta } from '@hostfront/contract/procedure'
import {
  type ContractProcedure,
  type ErrorMap,
  type InferSchemaInput,
  type InferSchemaOutput,
  implement,
  type Router,
  type Schema,
} from '@orpc/server'
import type { Call, SignedInCall } from '../call/context.ts'
import { once } from '../idempotency/once.ts'
import { admitted, type CallContext } from './answers.ts'

type Described = ContractProcedure<
  Schema<unknown, unknown>,
  Schema<unknown, unknown>,
  ErrorMap,
  Meta
>

/** What answers a procedure: the call of somebody who is signed in, unless the contract says that it is public. */
type Handler<Procedure> =
  Procedure extends ContractProcedure<infer Input, infer Output, ErrorMap, infer Asked>
    ? (
        call: Asked extends Meta<'public'> ? Call : SignedInCall,
        input: InferSchemaOutput<Input>,
      ) => InferSchemaInput<Output> | Promise<InferSchemaInput<Output>>
    : never

/** One for every verb of a noun of the contract. */
export type Handlers<Noun> = { readonly [Verb in keyof Noun]: Handler<Noun[Verb]> }

/**
 * A noun of the contract with its handlers, each behind what the contract says of its procedure: who is let in, who is
 * signed in, and what takes effect once for each key.
 */
export function bind<Noun extends Readonly<Record<string, Described>>>(
  noun: Noun,
  handlers: Handlers<Noun>,
): Router<Noun, CallContext> {
  const on = implement<Readonly<Record<string, Described>>>(noun)
    .$context<CallContext>()
    .use(admitted)
  const bound = Object.entries(noun).map(([verb, { '~orpc': procedure }]) => {
    const { permission, once: isOnce } = procedure.meta
    const answer = handlers[verb] as (call: Call, input: unknown) => unknown
    const at = isOnce ? on[verb]?.use(once) : on[verb]
    return [
      verb,
      at?.handler(({ context, input }) =>
        answer(permission === 'public' ? context : signedIn(context), input),
      ),
    ]
  })
  // `Object.fromEntries` forgets its keys; they are the noun's.
  return Object.fromEntries(bound) as Router<Noun, CallContext>
}

function signedIn(call: Call): SignedInCall {
  if (!call.actor) throw new Error('A procedure for signed-in callers is open to visitors')
  return { ...call, actor: call.actor }
}
