/** The requests of one call at a cluster: each ends in time, and is asked with the token that is the panel's key. */
import { exchange, type Reply } from '../exchange.ts'
import type { ProviderHost } from '../host.ts'
import type { PanelAccess } from '../port.ts'

export type Form = Readonly<Record<string, string | number>>

export interface ClusterRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** After `/api2/json`. */
  readonly path: string
  /** As the API takes parameters: in the body of what writes, else in the address. */
  readonly form?: Form
}

/** What is agreed before a call begins, in ms since then. */
export interface Terms {
  /** By when all of it has ended. */
  readonly deadline: number
  /** Until when it waits for tasks of the cluster, and for its turn. */
  readonly patience: number
}

/** The requests of one method of the provider, which share its time. */
export interface ClusterCall extends Terms {
  readonly panelId: string
  /** ms since it began. */
  age(): number
  send(request: ClusterRequest): Promise<Reply>
}

/** Begins a call; its time runs from here. */
export function openCall(
  { id, address, key }: PanelAccess,
  { fetch }: Pick<ProviderHost, 'fetch'>,
  terms: Terms,
): ClusterCall {
  const start = performance.now()
  const age = () => performance.now() - start
  return {
    ...terms,
    panelId: id,
    age,
    async send({ method, path, form }) {
      const left = terms.deadline - age()
      if (left <= 0) return { kind: 'unsent', why: 'TIMEOUT' }
      const fields = encoded(form ?? {})
      const hasBody = method === 'POST' || method === 'PUT'
      const url = `${address}/api2/json${path}${fields && !hasBody ? `?${fields}` : ''}`
      if (fetch === null || !URL.canParse(url)) return { kind: 'unsent', why: null }
      return exchange(fetch, url, left, {
        method,
        headers: {
          Accept: 'application/json',
          Authorization: `PVEAPIToken=${key}`,
          ...(hasBody && { 'Content-Type': 'application/x-www-form-urlencoded' }),
        },
        ...(hasBody && { body: fields }),
      })
    },
  }
}

function encoded(form: Form): string {
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(form)) fields.append(name, String(value))
  return fields.toString()
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
