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

/** Null when there is nothing to say. What may not be said, as an address of the panel that is no link, is left out. */
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
      (filled, name) => filled.replaceAll(`{${name}}`, () => values[name] ?? ''),
      text,
    )
  // Names of servers are their customers' to choose, so in a link they are no more than a part of its path.
  const link = fill(template.panelLink.replaceAll('{server}', encodeURIComponent(serverName ?? '')))
  return accessOf({
    address: sayable('address', fill(template.address)),
    panelLink: sayable('panelLink', link),
    userName: sayable('userName', fill(template.userName)),
    note: sayable('note', fill(template.note)),
  })
}

function sayable(field: keyof ServiceAccess, text: string): string {
  const read = AccessForm.shape[field].safeParse(text)
  return read.success ? read.data : ''
}
