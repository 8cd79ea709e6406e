/** Why something could not be done at a panel, in the shop's own words: what panels write is not shown to anybody. */
import * as z from 'zod/mini'

export const FaultCode = z.enum([
  // The panel.
  'UNREACHABLE',
  'PANEL_FAULT',
  'PANEL_BUSY',
  'UNKNOWN_ANSWER',
  'KEY_REFUSED',
  'NOT_PERMITTED',
  'NO_KEY',
  'PANEL_PAUSED',
  'NO_ROOM',
  'NO_PORT',
  // What was asked of it.
  'REFUSED_FIELD',
  'NO_TEMPLATE',
  'NO_PLAN',
  'ANSWERS_MISSING',
  // What it shows.
  'FOREIGN_SERVER',
  'FOREIGN_ACCOUNT',
  'MISSING',
  'INSTALL_FAILED',
  'INSTALL_ENDLESS',
  // What the shop keeps itself from.
  'MASS_GUARD',
  'CLOCK_DOUBTED',
])
export type FaultCode = z.infer<typeof FaultCode>

/** `detail`: a status and the panel's own code or field (`422 environment.RCON_PASS`), never what it wrote. */
export interface Fault {
  readonly code: FaultCode
  readonly detail: string | null
}

/** Longest `detail`, in UTF-16 units. */
export const DETAIL_MAX = 120

/** Faults of the panel as a whole: while they last every other call would meet them, too. */
export const isOfPanel = ({ code }: Fault): boolean =>
  code === 'UNREACHABLE' ||
  code === 'PANEL_FAULT' ||
  code === 'KEY_REFUSED' ||
  code === 'UNKNOWN_ANSWER'

/** What somebody has to mend, but may be mended without the shop hearing of it: tried again every hour. */
export const mayHealUnseen = ({ code }: Fault): boolean =>
  code === 'KEY_REFUSED' || code === 'NOT_PERMITTED' || code === 'NO_ROOM' || code === 'NO_PORT'
