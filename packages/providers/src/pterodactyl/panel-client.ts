/** The requests of one call: each ends in time, and what is asked of the panel is asked with its key. */
import { exchange, type Reply } from '../exchange.ts'
import type { ProviderHost } from '../host.ts'
import type { PanelAccess } from '../port.ts'
import type { Dialect } from './dialect.ts'

export interface PanelRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Whose API; its administrators' if left out. */
  readonly api?: 'application' | 'client'
  /** After `/api/application` or `/api/client`. */
  readonly path: string
  readonly body?: object
  /** By when it has to be answered, in ms since the call began; otherwise by the end of the call. */
  readonly by?: number
}

/** What is agreed before a call begins. */
export interface Terms {
  readonly dialect: Dialect
  /** ms, of the whole call. */
  readonly deadline: number
}

/** The requests of one method of the provider, which share its time. */
export interface PanelCall extends Terms {
  readonly address: string
  now(): string
  send(request: PanelRequest): Promise<Reply>
}

/** Begins a call; its time runs from here. */
export function openCall(
  { address, key }: PanelAccess,
  { fetch, now }: ProviderHost,
  { dialect, deadline }: Terms,
): PanelCall {
  const start = performance.now()
  return {
    address,
    dialect,
    deadline,
    now,
    async send({ method, api = 'application', path, body, by = deadline }) {
      const left = by - (performance.now() - start)
      if (left <= 0) return { kind: 'unsent', why: 'TIMEOUT' }
      const url = `${address}/api/${api}${path}`
      if (fetch === null || !URL.canParse(url)) return { kind: 'unsent', why: null }
      return exchange(fetch, url, left, {
        method,
        headers: {
          Accept: 'application/json',
          Authorization: `Bearer ${key}`,
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
    },
  }
}
