/** What a customer is given to reach a server, filled in with what was seen of it. */
import { AccessForm, accessOf, type ServiceAccess } from '../services/access.ts'
import type { AccessTemplate } from './plan-template.ts'
import type { ServerSeen } from './seen.ts'

/** The variables of a template, and where each comes from. */
export const ACCESS_VARIABLES = ['address', 'panel', 'user', 'server'] as const
export type AccessVariable = (typeof ACCESS_VARIABLES)[number]

/** Of a plan that says nothing else. */
export const USUAL_ACCESS: AccessTemplate = {
  address: '{address}',
  panelLink: '{panel}',
  userName: '{user}',
  note: '',
}

/** Null when there is nothing to say, or nothing that may be said: an address of the panel that is no link. */
export function filledAccess(
  template: AccessTemplate,
  seen: Pick<ServerSeen, 'address' | 'panelLink' | 'userName'>,
  serverName: string | null,
): ServiceAccess | null {
  const values: Readonly<Record<AccessVariable, string | null>> = {
    address: seen.address,
    panel: seen.panelLink,
    user: seen.userName,
    server: serverName,
  }
  const fill = (text: string) =>
    ACCESS_VARIABLES.reduce(
      (filled, name) => filled.replaceAll(`{${name}}`, values[name] ?? ''),
      text,
    )
  const filled = AccessForm.safeParse({
    address: fill(template.address),
    panelLink: fill(template.panelLink),
    userName: fill(template.userName),
    note: fill(template.note),
  })
  return filled.success ? accessOf(filled.data) : null
}
