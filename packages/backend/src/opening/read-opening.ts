import type { Opening } from '@hostfront/contract/opening'
import { type OpeningFacts, openingSteps } from '@hostfront/domain/settings/opening'
import type { ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { whoMay } from '../identity/who-may.ts'
import { activeOptions } from '../options/all-options.ts'
import { takenMethods } from '../payment-methods/all-methods.ts'
import { readSettings } from '../settings/read-settings.ts'

const MOST_ADMINISTRATORS = 100
const MOST_PLANS = 200

/** The checklist as it is now, from the shop's own records. */
export async function readOpening(call: SignedInCall): Promise<Opening> {
  return asOpening(await call.store.read((tx) => openingFacts(tx, call)))
}

export async function openingFacts(
  tx: ReadTx,
  { actor, sendsMail, oneTimeCodes }: SignedInCall,
): Promise<OpeningFacts> {
  const settings = await readSettings(tx)
  const [methods, plansOnSale, options, templates, admins, factor] = await Promise.all([
    takenMethods(tx, settings.currency),
    tx.plans.count({ status: 'active' }),
    activeOptions(tx),
    tx.planTemplates.list({ where: { status: 'current' }, limit: MOST_PLANS }),
    tx.users.list({ where: whoMay('shop.open'), limit: MOST_ADMINISTRATORS }),
    tx.secondFactors.find({ userId: actor.id }),
  ])
  return {
    settings,
    methods,
    plansOnSale,
    options,
    isMadeByPanel: templates.items.some(({ panelId }) => panelId !== null),
    hasMailArrived: sendsMail
      ? admins.items.some(({ emailVerifiedAt }) => emailVerifiedAt !== null)
      : null,
    hasSecondFactor: oneTimeCodes ? typeof factor?.confirmedAt === 'string' : null,
  }
}

export const asOpening = (facts: OpeningFacts): Opening => ({
  takesOrders: facts.settings.takesOrders,
  isShown: facts.settings.checklist === 'shown',
  isQuiet: facts.settings.checklist === 'none',
  steps: openingSteps(facts),
})
