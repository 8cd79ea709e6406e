import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { optionalLine, typedText } from '../record.ts'
import { wholeNumber } from '../whole-number.ts'
import { PanelKind, Rehearsal } from './panel.ts'

/** https, for the key goes along with every call; plain http reaches this machine alone. */
const PANEL_ADDRESS =
  /^https:\/\/[^\s/?#@]+(\/[^\s?#]*)?$|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$|^$/

/** What staff type in of a panel. An empty key leaves the one that is kept. */
export const PanelForm = z.object({
  kind: PanelKind,
  name: typedText(60),
  address: z.pipe(
    optionalLine(300),
    z.string().check(
      z.overwrite((text) => text.replace(/\/+$/, '')),
      z.regex(PANEL_ADDRESS, issue('PANEL_ADDRESS_INVALID')),
    ),
  ),
  key: optionalLine(500),
  requestsPerMinute: wholeNumber(6, 6000),
  rehearsal: Rehearsal,
  isPaused: z.boolean(),
})
export type PanelForm = z.infer<typeof PanelForm>

/** Half of what Pterodactyl allows for an account's keys. */
export const USUAL_REQUESTS = 120
