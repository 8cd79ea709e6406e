import type { DisputeTold } from '@hostfront/domain/gateways/dispute-told'
import type { Observation } from '@hostfront/domain/gateways/observation'
import { ORPCError } from '@orpc/server'
import fc from 'fast-check'
import { observe } from '../../gateways/apply-observation.ts'
import { SOLD_BY_TIME } from '../../sold-by-time.ts'
import { act, type Effect, pick } from './operation.ts'
import { pickFrom, type Stage } from './stage.ts'

const FEE = 1500

/** Payers dispute what came by card, banks decide, and the team says what becomes of what is lost. */
export const DISPUTE_ACTS = [
  act(
    'dispute a payment',
    20,
    fc.record({
      ...{ pick, share: fc.constantFrom(100, 100, 40), isTaken: fc.boolean() },
      // What comes of it at once: else few sequences would be long enough.
      comes: fc.constantFrom<Then[]>(
        'open',
        'open',
        'won',
        'back after all',
        'billed',
        'written off',
      ),
    }),
    disputeAndGoOn,
  ),
  act(
    'close a dispute',
    25,
    fc.record({
      pick,
      end: fc.constantFrom<End[]>('lost', 'lost', 'won', 'back after all'),
      times: fc.constantFrom(1, 2),
    }),
    closeDispute,
  ),
  act('decide on a dispute', 25, fc.record({ pick, isBilled: fc.boolean() }), decide),
]

type Then = 'open' | 'won' | 'back after all' | 'billed' | 'written off'

async function disputeAndGoOn(
  stage: Stage,
  step: Parameters<typeof disputePayment>[1] & { readonly comes: Then },
): Promise<Effect> {
  const { pick: at, comes } = step
  const effect = await disputePayment(stage, step)
  if (effect === null || comes === 'open') return effect
  const newest = [...stage.disputed.keys()].at(-1)
  const close = (end: End) => closeDispute(stage, { pick: at, end, times: 1 }, newest)
  const closed = await close(comes === 'won' ? 'won' : 'lost')
  if (comes === 'won') return closed
  if (comes === 'back after all') return (await close('back after all')) ?? closed
  const decided = decide(stage, { pick: at, isBilled: comes === 'billed' })
  return (await decided.catch(orUndelivered)) ?? closed
}

/** What was not delivered is not billed anew; what came before that is done. */
function orUndelivered(error: unknown): null {
  if (error instanceof ORPCError && error.code === 'NOT_DELIVERED') return null
  throw error
}

type End = 'lost' | 'won' | 'back after all'

async function disputePayment(
  stage: Stage,
  step: { readonly pick: number; readonly share: number; readonly isTaken: boolean },
): Promise<Effect> {
  const free = [...stage.arrivedAt].filter((session) => !stage.disputed.has(session))
  const session = pickFrom(stage, free, step.pick)
  if (session === undefined) return null
  const at = stage.shop.backend.now()
  const page = stage.card.pageOf(session)
  // Of what was sent back nobody disputes anything.
  const amount = Math.min(Math.ceil((page.amount * step.share) / 100), page.amount - page.refunded)
  if (amount === 0) return null
  const told: DisputeTold = {
    ...{ id: `du ${session}`, reason: 'fraudulent', amount, state: 'open', needsAnswer: true },
    ...{ openedAt: at, dueBy: null, reinstated: null, closedAt: null },
    // Of the rest the decision says it.
    withdrawn: step.isTaken ? { at, amount } : null,
    fee: step.isTaken ? FEE : null,
  }
  await tell(stage, session, told)
  return step.isTaken ? 'dispute, taken' : 'dispute, asked'
}

/** `only`: the page whose dispute it is to be; else it is any. */
async function closeDispute(
  stage: Stage,
  step: { readonly pick: number; readonly end: End; readonly times: number },
  only?: string,
): Promise<Effect> {
  const { end } = step
  const open = [...stage.disputed]
    .filter(([session]) => only === undefined || session === only)
    .filter(([, { state, reinstated }]) =>
      end === 'back after all' ? state === 'lost' && !reinstated : state === 'open',
    )
  const found = pickFrom(stage, open, step.pick)
  if (!found) return null
  const [session, before] = found
  const at = stage.shop.backend.now()
  const { amount } = before
  const withdrawn = before.withdrawn ?? (end === 'won' ? null : { at, amount })
  const isBack = end !== 'lost' && withdrawn !== null
  const told: DisputeTold = {
    ...{ ...before, needsAnswer: false, withdrawn, closedAt: before.closedAt ?? at },
    ...{ state: end === 'lost' ? 'lost' : 'won', reinstated: isBack ? { at, amount } : null },
  }
  for (let time = 0; time < step.times; time++) await tell(stage, session, told)
  // Of what was lost it is money that arrives, as any other.
  if (end === 'back after all') stage.outside.arrived += amount
  return `dispute, ${end}`
}

/** As the gateway's messages do. */
async function tell(stage: Stage, session: string, told: DisputeTold): Promise<void> {
  const { card, cardMethod, disputed, shop } = stage
  const observed: Observation = card.told(session, {
    ...{ attemptId: null, session: null, seen: 'disputed', dispute: told },
    reference: `pi_${card.pageOf(session).attemptId}`,
  })
  await observe(shop.backend, { gatewayId: cardMethod, observed }, SOLD_BY_TIME)
  disputed.set(session, told)
}

async function decide(
  stage: Stage,
  step: { readonly pick: number; readonly isBilled: boolean },
): Promise<Effect> {
  const { items } = await stage.shop.store.read((tx) =>
    tx.disputes.list({ where: { claim: 'open' }, order: 'oldest', limit: 100 }),
  )
  const lost = pickFrom(stage, items, step.pick)
  if (!lost) return null
  const { billAnew, writeOff } = stage.admin.disputes
  await (step.isBilled ? billAnew : writeOff)({ id: lost.id })
  return step.isBilled ? 'bill what was lost' : 'write off what was lost'
}
