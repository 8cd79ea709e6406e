/**
 * In what the two panels of this family differ, as far as they are simulated: Pterodactyl 1.11 (pterodactyl/panel 706db62c)
 * and Pelican, which began as its fork (pelican-dev/panel 235c8fb9, past 1.0.0-beta38). The files have the same names.
 */
import type { Api } from './api-path.ts'
import {
  type FieldRules,
  NEW_SERVER,
  NEW_USER,
  SERVER_BUILD,
  SERVER_DETAILS,
  SERVER_STARTUP,
} from './field-rules.ts'
import {
  PELICAN_NEW_SERVER,
  PELICAN_NEW_USER,
  PELICAN_SERVER_BUILD,
  PELICAN_SERVER_DETAILS,
  PELICAN_SERVER_STARTUP,
} from './pelican-field-rules.ts'
import { type Refusal, refusal } from './refusal.ts'

export const KINDS = ['pterodactyl', 'pelican'] as const
export type SimulatedKind = (typeof KINDS)[number]

export interface Dialect {
  readonly kind: SimulatedKind
  /** What it calls itself. */
  readonly name: string
  /** What keys begin with: of applications, of accounts. */
  readonly keys: { readonly application: string; readonly account: string }
  /** config/http.php: calls of each API that an account has in a minute. */
  readonly perMinute: Readonly<Record<Api, number>>
  readonly newServer: FieldRules
  readonly serverDetails: FieldRules
  readonly serverBuild: FieldRules
  readonly serverStartup: FieldRules
  readonly newUser: FieldRules
  /** Whether a suspension is taken back that the node did not take, and an order that it refused. */
  readonly takesBack: boolean
  /** Whether new limits are answered as done when the node has refused to read them. */
  readonly hidesRefusedLimits: boolean
  /** Whether a variable that is left out is checked as if it had the egg's default; it is emptied either way. */
  readonly checksDefaults: boolean
  /** Whether a server goes whose node refuses to remove it. Its files then stay. */
  readonly removesRefused: boolean
  /** Further ports of an order that another has by now: taken from them, or left out. */
  readonly takesOthersPorts: boolean
  /** What a server uses when its node does not say: refused, or called missing. */
  readonly hasMissing: boolean
  /** The node does not answer its panel. */
  nodeSilent(): Refusal
  /** It answers with an error of its own. */
  nodeRefuses(): Refusal
}

const PTERODACTYL: Dialect = {
  kind: 'pterodactyl',
  name: 'Pterodactyl 1.11',
  keys: { application: 'ptla_', account: 'ptlc_' },
  perMinute: { application: 240, client: 720 },
  newServer: NEW_SERVER,
  serverDetails: SERVER_DETAILS,
  serverBuild: SERVER_BUILD,
  serverStartup: SERVER_STARTUP,
  newUser: NEW_USER,
  hidesRefusedLimits: true,
  checksDefaults: false,
  takesBack: true,
  removesRefused: false,
  takesOthersPorts: true,
  hasMissing: false,
  // app/Exceptions/Http/Connection/DaemonConnectionException.php: the status is the node's where it has one.
  nodeSilent: () => refusal(504, 'DaemonConnectionException', 'The node could not be reached.'),
  nodeRefuses: () => refusal(500, 'DaemonConnectionException', 'The node has refused.'),
}

const PELICAN: Dialect = {
  kind: 'pelican',
  name: 'Pelican 1.0 beta',
  keys: { application: 'papp_', account: 'pacc_' },
  perMinute: { application: 256, client: 256 },
  newServer: PELICAN_NEW_SERVER,
  serverDetails: PELICAN_SERVER_DETAILS,
  serverBuild: PELICAN_SERVER_BUILD,
  serverStartup: PELICAN_SERVER_STARTUP,
  newUser: PELICAN_NEW_USER,
  hidesRefusedLimits: false,
  checksDefaults: true,
  takesBack: false,
  removesRefused: true,
  takesOthersPorts: false,
  hasMissing: true,
  nodeSilent: () => refusal(500, 'ConnectionException', 'The node could not be reached.'),
  nodeRefuses: () => refusal(500, 'RequestException', 'The node has refused.'),
}

export const DIALECTS: Readonly<Record<SimulatedKind, Dialect>> = {
  pterodactyl: PTERODACTYL,
  pelican: PELICAN,
}
