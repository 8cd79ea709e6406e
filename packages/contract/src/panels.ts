import { DriftKind } from '@hostfront/domain/provisioning/drift'
import { DriftMark } from '@hostfront/domain/provisioning/drift-mark'
import { FaultCode } from '@hostfront/domain/provisioning/fault'
import { Instance } from '@hostfront/domain/provisioning/instance'
import { Panel, PanelKind } from '@hostfront/domain/provisioning/panel'
import { PanelForm } from '@hostfront/domain/provisioning/panel-form'
import { Id } from '@hostfront/domain/record'
import { SecretShown } from '@hostfront/domain/secret'
import * as z from 'zod/mini'
import { Done } from './page.ts'
import { procedure } from './procedure.ts'

/** A panel as staff see it: of its key when it was set and how it ends. */
export const PanelShown = z.extend(z.omit(Panel, { panelKey: true, ignored: true }), {
  key: SecretShown,
  /** Servers there. */
  servers: z.int(),
})
export type PanelShown = z.infer<typeof PanelShown>

/** A server as its panel lists it. MiB, MiB and percent of one core; 0: as much as there is, null: the panel does not say. */
export const PanelServer = z.object({
  remoteId: z.string(),
  name: z.string(),
  ownerEmail: z.nullable(z.string()),
  state: z.enum(['installing', 'on', 'off', 'failed']),
  address: z.nullable(z.string()),
  panelLink: z.nullable(z.string()),
  memoryMiB: z.nullable(z.number()),
  diskMiB: z.nullable(z.number()),
  cpuPercent: z.nullable(z.number()),
})
export type PanelServer = z.infer<typeof PanelServer>

const ServiceNamed = z.object({ serviceId: Id, name: z.string() })

/** One thing in which the shop and the panel differ. */
export const Difference = z.object({
  kind: DriftKind,
  /** By which it is ignored. */
  mark: DriftMark,
  isIgnored: z.boolean(),
  /** Null: the shop has no such service. */
  service: z.nullable(
    z.extend(ServiceNamed, {
      ownerEmail: z.nullable(z.string()),
      memoryMiB: z.nullable(z.number()),
      diskMiB: z.nullable(z.number()),
      cpuPercent: z.nullable(z.number()),
    }),
  ),
  /** Null: it is not on the panel. */
  server: z.nullable(PanelServer),
})
export type Difference = z.infer<typeof Difference>

/** A server that no shop has, with the services that it may be; the first is likely it where `isProposed`. */
export const FreeServer = z.object({
  server: PanelServer,
  candidates: z.array(ServiceNamed),
  isProposed: z.boolean(),
})
export type FreeServer = z.infer<typeof FreeServer>

/** What is on a panel, next to what the shop has there. */
export const Comparison = z.object({
  panel: PanelShown,
  /** Why it could not be read; null: it was. */
  fault: z.nullable(FaultCode),
  faultDetail: z.nullable(z.string()),
  /** Servers read. */
  count: z.int(),
  /** False: there are more than are read at once. */
  isWhole: z.boolean(),
  /** False: the panel does not say whose its servers are, so staff say it when they adopt one. */
  knowsOwners: z.boolean(),
  differences: z.array(Difference),
  free: z.array(FreeServer),
})
export type Comparison = z.infer<typeof Comparison>

/** The server that has become a service's, or why it has not. */
export const Adoption = z.object({
  instance: z.nullable(Instance),
  fault: z.nullable(FaultCode),
  faultDetail: z.nullable(z.string()),
})
export type Adoption = z.infer<typeof Adoption>

const REFUSALS = [
  'PANEL_KIND_UNREACHABLE',
  'KEY_NEEDS_SERVER_KEY',
  'PANEL_ADDRESS_NEEDED',
  'PANEL_KEY_NEEDED',
] as const
const ById = z.object({ id: Id })

export const panels = {
  /** Oldest first, with the kinds that can be added here. */
  list: procedure('panels.read', [], { reads: ['panels', 'instances'] }).output(
    z.object({ panels: z.array(PanelShown), kinds: z.array(PanelKind) }),
  ),
  add: procedure('panels.change', REFUSALS, { confirmed: true })
    .input(PanelForm)
    .output(PanelShown),
  /** Its kind stays. */
  update: procedure('panels.change', ['NOT_FOUND', ...REFUSALS], { confirmed: true })
    .input(z.extend(PanelForm, { id: Id }))
    .output(PanelShown),
  /** As much may be suspended and removed there for an hour as is to be. */
  liftGuard: procedure('panels.change', ['NOT_FOUND']).input(ById).output(PanelShown),
  /** Reads all that is on the panel, and changes nothing there; the panel's row says what was found. NO_INVENTORY: it keeps no servers of its own. */
  compare: procedure('panels.change', ['NOT_FOUND', 'NO_INVENTORY']).input(ById).output(Comparison),
  /**
   * A difference is not counted any more until anything of it changes, or it is again. LIST_FULL: so many are ignored
   * that it is better to mend some.
   */
  ignore: procedure('panels.change', ['NOT_FOUND', 'LIST_FULL'])
    .input(z.object({ id: Id, mark: DriftMark, isIgnored: z.boolean() }))
    .output(PanelShown),
  /**
   * Makes a server of the panel, that nobody's key is on, the one of a service that staff look after: its key is written
   * there, and nothing else of it. Both have to be of the same address where the panel knows one. SERVER_EXISTS: the service has one on a panel.
   */
  adopt: procedure('panels.change', ['NOT_FOUND', 'NO_INVENTORY', 'SERVER_EXISTS', 'SERVICE_STATE'])
    .input(z.object({ id: Id, serviceId: Id, remoteId: z.string().check(z.maxLength(120)) }))
    .output(Adoption),
  /** One on which there is no server, and by which none is made. */
  remove: procedure('panels.change', ['NOT_FOUND', 'PANEL_IN_USE']).input(ById).output(Done),
}
