import * as z from 'zod/mini'
import {
  type PanelSimulator,
  type SimulatorOptions,
  startPanelSimulator,
} from './panel-simulator.ts'

interface Asking {
  /** By default the administrators'. */
  readonly api?: 'application' | 'client'
  readonly key?: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** Starts a simulator for the time of a test. */
export async function withSimulator(
  run: (panel: PanelSimulator, ask: Ask) => Promise<void>,
  options: SimulatorOptions = {},
): Promise<void> {
  const panel = await startPanelSimulator(options)
  const ask: Ask = async (line, { api = 'application', key = panel.key, body, headers } = {}) => {
    const [method = '', path = ''] = line.split(' ')
    const response = await fetch(`${panel.address}/api/${api}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type') === 'application/json'
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: Json.parse(JSON.parse(isJson ? text : '{}')),
    }
  }
  try {
    await run(panel, ask)
  } finally {
    await panel.close()
  }
}

interface Item {
  readonly attributes: {
    readonly id: number
    readonly status: string | null
    readonly email: string
    readonly external_id: string | null
    readonly name: string
    readonly description: string
    readonly user: number
    readonly identifier: string
    readonly current_state: string
    readonly resources: { readonly uptime: number; readonly memory_bytes: number }
    readonly relationships: { readonly allocations: { readonly data: readonly Item[] } }
  }
}

/** What the tests read of an answer; a test that reads what is not there fails. */
export interface Json extends Item {
  readonly data: readonly Item[]
  readonly meta: { readonly pagination: object }
  readonly errors: readonly {
    readonly code: string
    readonly meta?: { readonly source_field: string; readonly rule: string }
  }[]
}

const Json = z.custom<Json>((value) => typeof value === 'object' && value !== null)

/** Sends `line`, a method and a path, and reads what comes of it. */
export type Ask = (
  line: string,
  asking?: Asking,
) => Promise<{ status: number; headers: Headers; text: string; json: Json }>

export const USER = {
  email: 'jane@shop.test',
  username: 'Jane-1',
  first_name: 'Jane',
  last_name: 'Doe',
}
export const SERVER = {
  external_id: 'hf-1',
  name: 'Los Santos',
  user: 1,
  egg: 2,
  docker_image: 'ghcr.io/parkervcp/games:samp',
  startup: './samp03svr',
  environment: { Version: '0.3.7', RCON_PASS: 'secret' },
  limits: { memory: 1024, swap: 0, disk: 2048, io: 500, cpu: 100 },
  feature_limits: { databases: 0, backups: 0 },
  allocation: { default: 1 },
}

/** The errors' names, with their fields and rules. */
export const refused = (json: Json) =>
  json.errors.map((error) =>
    [error.code, error.meta?.source_field, error.meta?.rule].filter(Boolean).join(' '),
  )
