/** What staff are told of what keeps a server from being as it should. */
import type { FaultCode } from '@hostfront/domain/provisioning/fault'

type Words = readonly [cause: string, advice: string]

/** What keeps it, and what helps. */
const FAULTS: Readonly<Record<FaultCode, Words>> = {
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
    'If it was deleted there, take it over and give it back: then it is made anew, empty.',
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

/** Where a detail says more than its code. */
const DETAILED: Readonly<Record<string, Words>> = {
  'NO_ROOM vmids': [
    'Every VM number of the plan’s range is taken.',
    'Widen the range under Products, Delivery. It is tried again every hour.',
  ],
  'NO_TEMPLATE cloudinit': [
    'The template has no cloud-init drive.',
    'Add one to it on the cluster, then retry.',
  ],
  'FOREIGN_ACCOUNT unverified': [
    'Its client has not confirmed the e-mail address.',
    'Ask them to, under Account: anybody can register with an address. Nothing was changed.',
  ],
  'NO_TEMPLATE choice': [
    'Nothing is said for what was chosen.',
    'Add its choice to the template or nodes under Products, Delivery, then retry.',
  ],
  'FOREIGN_SERVER twice': [
    'Two machines bear the key of this one.',
    'Take the key off the one that is not it. Nothing was changed there.',
  ],
}

/** The detail of what an egg has no value for, as the shop has found or a panel has said. */
const VARIABLES = /^(?:\d+ )?environment\.(\S+)$/

function wordsOf(code: FaultCode, detail: string | null): Words {
  const variables = code === 'REFUSED_FIELD' ? VARIABLES.exec(detail ?? '')?.[1] : undefined
  if (variables) {
    const names = variables.split(',').join(', ')
    return [
      `The egg needs a fitting value for ${names}.`,
      'Give one in the variables under Products, Delivery, and retry.',
    ]
  }
  return DETAILED[`${code} ${detail}`] ?? FAULTS[code]
}

/** What is wrong, in a sentence. */
export const faultCause = (code: FaultCode, detail: string | null = null): string =>
  wordsOf(code, detail)[0]

/** What helps, with the panel's own word for what is wrong where there is one. */
export function faultAdvice(code: FaultCode, detail: string | null = null): string {
  const words = wordsOf(code, detail)
  return detail !== null && words === FAULTS[code] ? `${words[1]} (${detail})` : words[1]
}
