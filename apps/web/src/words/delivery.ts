/** What is said of servers: to staff with cause and advice, to customers calmly. */
import type { Delivery } from '@hostfront/contract/delivery'
import type { DeliveryRecord } from '@hostfront/contract/delivery-record'
import type { Instance, ProviderKind, Verb } from '@hostfront/domain/provisioning/instance'
import type { PanelKind, Rehearsal } from '@hostfront/domain/provisioning/panel'
import type { Service } from '@hostfront/domain/services/service'
import { DUE_NAMES } from './due-names.ts'
import { faultCause } from './faults.ts'

/** What is to be done, as a heading and a button say it. */
export const STEP_NAMES: Readonly<Record<Verb, string>> = {
  create: 'Set up',
  suspend: 'Suspend',
  resume: 'Bring back',
  remove: 'Delete',
  apply: 'Change',
}

export const PANEL_KINDS: Readonly<Record<PanelKind, string>> = {
  simulated: 'Simulated',
  pterodactyl: 'Pterodactyl',
  pelican: 'Pelican',
  proxmox: 'Proxmox VE',
}

export const REHEARSALS: Readonly<Record<Rehearsal, string>> = {
  none: 'Works as it should',
  slow: 'Installs for five minutes',
  down: 'Does not answer',
  full: 'Has no room',
  failing: 'Installs fail',
}

const STATE_NAMES: Readonly<Record<Instance['state'], string>> = {
  none: 'Not made',
  installing: 'Installing',
  on: 'Running',
  off: 'Suspended',
  failed: 'Install failed',
  gone: 'Deleted',
}

export const stateName = ({ state }: Pick<Instance, 'state'>): string => STATE_NAMES[state]

/** Who makes it: `Frankfurt (Pterodactyl)`, or staff. */
export function madeBy(
  provider: ProviderKind,
  panelName: string | null,
  handledBy: string | null,
): string {
  if (provider === 'manual') return 'By hand'
  const panel = `${panelName ?? 'A panel'} (${PANEL_KINDS[provider]})`
  return handledBy === null ? panel : `By hand, taken over from ${panel}`
}

/** What there is to do about it, or what is being done, as far as it is known. */
export function stepLine(
  { phase, step, state, fault }: Instance,
  { status }: Pick<Service, 'status'>,
): string {
  if (phase === 'settled') return stateName({ state })
  if (step) return (phase === 'person' ? DUE_NAMES : STEP_NAMES)[step]
  if (phase === 'person') return 'Look at it'
  // Nothing has been found out yet, so what is to come is what its service says.
  const wanted = fault === null ? null : wantedOf(state, status)
  return wanted ? `${STEP_NAMES[wanted]}: waits for the panel` : 'In progress'
}

function wantedOf(state: Instance['state'], status: Service['status']): Verb | null {
  if (status === 'active') return state === 'none' ? 'create' : state === 'off' ? 'resume' : null
  return state === 'on' ? 'suspend' : null
}

type EventOf = DeliveryRecord['events'][number]

const DONE_WORDS: Readonly<Record<EventOf['verb'], string>> = {
  create: 'Set up',
  suspend: 'Suspended',
  resume: 'Brought back',
  remove: 'Deleted',
  apply: 'Changed',
  observe: 'Looked at',
  retry: 'Asked to try again',
  'take-over': 'Taken over',
  'give-back': 'Given back',
}

/** What happened, in a line: `Set up: installing`, `Suspend failed: The panel does not answer.` */
export function eventLine({ verb, result, state, fault, faultDetail }: EventOf): string {
  if (fault) {
    const tried = isVerb(verb) ? STEP_NAMES[verb] : 'Look'
    const became = result === 'unknown' ? 'without an answer' : 'failed'
    const word = faultDetail === null ? '' : ` (${faultDetail})`
    return `${tried} ${became}: ${faultCause(fault, faultDetail)}${word}`
  }
  if (verb === 'observe' && state) return `Seen: ${STATE_NAMES[state].toLowerCase()}`
  if (verb === 'create' && state === 'installing') return 'Ordered at the panel: installing'
  return DONE_WORDS[verb]
}

const isVerb = (verb: EventOf['verb']): verb is Verb => verb in STEP_NAMES

/** Whether staff can say that it is done; what a panel does they take over first. */
export const isForStaff = ({ instance }: Pick<Delivery, 'instance'>): boolean =>
  instance.phase === 'person' &&
  instance.step !== null &&
  (instance.provider === 'manual' || instance.handledBy !== null)

/** It is made by hand, and how it is reached is to be entered then. */
export const needsAccess = (delivery: Pick<Delivery, 'instance'>): boolean =>
  isForStaff(delivery) && delivery.instance.step === 'create'

export const canRetry = ({ provider, handledBy, phase }: Instance): boolean =>
  provider !== 'manual' && handledBy === null && phase !== 'settled'

export const canGiveBack = ({ provider, handledBy, state }: Instance): boolean =>
  provider !== 'manual' && handledBy !== null && state !== 'gone'

export const canTakeOver = ({ provider, handledBy, state }: Instance): boolean =>
  provider !== 'manual' && handledBy === null && state !== 'gone'
