/** What is said of servers: to staff with cause and advice, to customers calmly. */
import type { Delivery } from '@hostfront/contract/delivery'
import type { DeliveryRecord, OwnDelivery } from '@hostfront/contract/services'
import type { FaultCode } from '@hostfront/domain/provisioning/fault'
import type { Instance, ProviderKind, Verb } from '@hostfront/domain/provisioning/instance'
import type { PanelKind, Rehearsal } from '@hostfront/domain/provisioning/panel'

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
  none: 'Not made yet',
  installing: 'Installing',
  on: 'Running',
  off: 'Suspended',
  failed: 'Install failed',
  gone: 'Deleted',
}

export const stateName = ({ state }: Pick<Instance, 'state'>): string => STATE_NAMES[state]

/** What keeps it, and what helps. */
const FAULTS: Readonly<Record<FaultCode, readonly [cause: string, advice: string]>> = {
  UNREACHABLE: ['The panel does not answer.', 'It is tried again by itself.'],
  PANEL_FAULT: ['The panel met a fault of its own.', 'It is tried again by itself.'],
  PANEL_BUSY: ['The panel is busy.', 'It is tried again by itself.'],
  UNKNOWN_ANSWER: [
    'Something else than the panel answered.',
    'Check its address, and what stands in front of it.',
  ],
  KEY_REFUSED: ['The panel refuses the key.', 'Make a new one and enter it under Panels.'],
  NOT_PERMITTED: [
    'The key may not do this.',
    'Give it the rights that its kind of panel needs; they are listed under Deploying.',
  ],
  NO_KEY: ['There is no key for the panel here.', 'Enter it under Panels.'],
  PANEL_PAUSED: ['The panel is paused.', 'Nothing is asked of it until you go on under Panels.'],
  NO_ROOM: ['No node has room for it.', 'Make room or add a node. It is tried again every hour.'],
  NO_PORT: [
    'No port or address is free.',
    'Add allocations to the nodes, or addresses to the plan’s delivery. It is tried again every hour.',
  ],
  REFUSED_FIELD: ['The panel refuses a field.', 'Mend it under Products, Delivery, and retry.'],
  NO_TEMPLATE: [
    'Nothing says how servers of this plan are made.',
    'Say it under Products, Delivery, or take it over.',
  ],
  NO_PLAN: [
    'The plan says too little of its hardware, or is gone.',
    'Complete it under Products and retry, or take it over.',
  ],
  ANSWERS_MISSING: [
    'Its customer has not said yet what it needs.',
    'They were asked by mail. It goes on as soon as they answer.',
  ],
  FOREIGN_SERVER: [
    'A server that is not this one stands in its place.',
    'Look at the panel. Nothing was changed there.',
  ],
  FOREIGN_ACCOUNT: [
    'The panel has another account with this address.',
    'Link or rename it there, then retry. Nothing was changed.',
  ],
  MISSING: [
    'The panel has it no more.',
    'If it was deleted there, take it over and set it up again.',
  ],
  INSTALL_FAILED: ['The install failed.', 'Reinstall it on the panel, then retry.'],
  INSTALL_ENDLESS: ['It has been installing for two hours.', 'Look at its install on the panel.'],
  MASS_GUARD: [
    'Unusually many are to be suspended or deleted at once.',
    'Check that this is meant, then allow it under Panels.',
  ],
  CLOCK_DOUBTED: [
    'The clock of this machine is doubted.',
    'Set it right: nothing is deleted before.',
  ],
}

export const faultCause = (code: FaultCode): string => FAULTS[code][0]
export const faultAdvice = (code: FaultCode): string => FAULTS[code][1]

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

/** What there is to do about it, or what is being done. */
export function stepLine({ phase, step, state }: Instance): string {
  if (phase === 'settled') return stateName({ state })
  if (step) return STEP_NAMES[step]
  return phase === 'working' ? 'In progress' : 'Look at it'
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
}

/** What happened, in a line: `Set up: installing`, `Suspend failed: The panel does not answer.` */
export function eventLine({ verb, result, state, fault }: EventOf): string {
  if (fault) {
    const tried =
      verb === 'observe' || verb === 'retry' || verb === 'take-over' ? 'Look' : STEP_NAMES[verb]
    const became = result === 'unknown' ? 'without an answer' : 'failed'
    return `${tried} ${became}: ${faultCause(fault)}`
  }
  if (verb === 'observe' && state) return `Seen: ${STATE_NAMES[state].toLowerCase()}`
  if (verb === 'create' && state === 'installing') return 'Ordered at the panel: installing'
  return DONE_WORDS[verb]
}

/** What a customer is told while a server is being made. */
export const OWN_STEPS: Readonly<Record<OwnDelivery['step'], string>> = {
  'needs-you': 'It waits for your answers.',
  reserved: 'Your server is next in line.',
  installing: 'Your server is being installed.',
  delayed: 'This takes longer than usual. We are on it, and you need not do anything.',
  ready: 'Your server is ready.',
}

/** Whether staff can say that it is done; what a panel does they take over first. */
export const isForStaff = ({ instance }: Delivery): boolean =>
  instance.phase === 'person' &&
  instance.step !== null &&
  (instance.provider === 'manual' || instance.handledBy !== null)

export const canRetry = ({ provider, handledBy, phase }: Instance): boolean =>
  provider !== 'manual' && handledBy === null && phase !== 'settled'

export const canTakeOver = ({ provider, handledBy, state }: Instance): boolean =>
  provider !== 'manual' && handledBy === null && state !== 'gone'
