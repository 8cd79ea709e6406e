import type { Opening } from '@hostfront/contract/opening'
import { type OpeningFacts, openingSteps } from '@hostfront/domain/settings/opening'
import type { ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { whoMay } from '../identity/who-may.ts'
import { allMethods } from '../payment-methods/all-methods.ts'
import { readSettings } from '../settings/read-settings.ts'

const MOST_ADMINISTRATORS = 100

/** The checklist as it is now, from the shop's own records. */
export async function readOpening(call: SignedInCall): Promise<Opening> {
  return asOpening(await call.store.read((tx) => openingFacts(tx, call)))
}

export async function openingFacts(tx: ReadTx, { actor }: SignedInCall): Promise<OpeningFacts> {
  const [settings, methods, plansOnSale, admins, factor] = await Promise.all([
    readSettings(tx),
    allMethods(tx),
    tx.plans.count({ status: 'active' }),
    tx.users.list({ where: whoMay('shop.open'), limit: MOST_ADMINISTRATORS }),
    tx.secondFactors.find({ userId: actor.id }),
  ])
  return {
    settings,
    methods,
    plansOnSale,
    hasMailArrived: admins.items.some(({ emailVerifiedAt }) => emailVerifiedAt !== null),
    hasSecondFactor: typeof factor?.confirmedAt === 'string',
  }
}

export const asOpening = (facts: OpeningFacts): Opening => ({
  takesOrders: facts.settings.takesOrders,
  isShown: facts.settings.checklist === 'shown',
  steps: facts.settings.checklist === 'none' ? [] : openingSteps(facts),
})
