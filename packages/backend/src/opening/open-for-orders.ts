import type { Opening } from '@hostfront/contract/opening'
import { DONE } from '@hostfront/contract/page'
import { missingSteps, type OpeningFacts } from '@hostfront/domain/settings/opening'
import type { ConfirmableStep } from '@hostfront/domain/settings/opening-steps'
import { isTakenAsIs } from '@hostfront/domain/settings/seller'
import { SETTINGS_ID, type Settings } from '@hostfront/domain/settings/settings'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { asOpening, openingFacts } from './read-opening.ts'

/** Opens the shop for orders. Refuses with OPENING_INCOMPLETE and what is missing. */
export function openForOrders(call: SignedInCall): Promise<Opening> {
  return change(call, 'opening.open', () => ({ takesOrders: true }))
}

export function closeForOrders(call: SignedInCall): Promise<Opening> {
  return change(call, 'opening.close', () => ({ takesOrders: false }))
}

/** Puts the checklist away. It comes back with a new shop only; what it asks goes on to be asked of each opening. */
export async function dismissChecklist(call: SignedInCall): Promise<typeof DONE> {
  await change(call, 'opening.dismiss', (settings) => ({ checklist: afterwards(settings) }))
  return DONE
}

export function confirmStep(
  call: SignedInCall,
  { step, isConfirmed }: { readonly step: ConfirmableStep; readonly isConfirmed: boolean },
): Promise<Opening> {
  return change(call, 'opening.confirm', ({ confirmedSteps }) => {
    const others = confirmedSteps.filter((each) => each !== step)
    return { confirmedSteps: isConfirmed ? [...others, step] : others }
  })
}

type Change = Partial<Pick<Settings, 'takesOrders' | 'checklist' | 'confirmedSteps'>>

function change(
  call: SignedInCall,
  action: string,
  changed: (settings: Settings) => Change,
): Promise<Opening> {
  return call.store.transaction(async (tx) => {
    await tx.settings.get(SETTINGS_ID, { lock: true })
    const facts = await openingFacts(tx, call)
    const patch = changed(facts.settings)
    if (patch.takesOrders || patch.checklist) requireSteps(facts)
    return asOpening({ ...facts, settings: await store(tx, call, action, facts.settings, patch) })
  })
}

/** A shop that is taken as it is stays so. */
const afterwards = (settings: Settings): Settings['checklist'] =>
  isTakenAsIs(settings) ? 'waived' : 'done'

function requireSteps(facts: OpeningFacts): void {
  const steps = missingSteps(facts)
  if (steps.length > 0) throw refused('OPENING_INCOMPLETE', { steps })
}

async function store(
  tx: Tx,
  call: SignedInCall,
  action: string,
  before: Settings,
  patch: Change,
): Promise<Settings> {
  const after = await tx.settings.update(SETTINGS_ID, patch)
  if (!after) throw new Error('The shop has not been initialised')
  await recordChange(tx, call, action, before, after)
  return after
}
