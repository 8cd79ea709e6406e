import type { Call, Done } from './call.ts'
import type { Resource } from './panel-state.ts'

const READ = 1
const WRITE = 2

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: RegExp
  /** Of an application key; null: it needs none, for no such key opens it. */
  readonly right: readonly [resource: Resource, needed: typeof READ | typeof WRITE] | null
  readonly answer: (call: Call) => Done
  readonly source: string
}

/** `line`: a method and a path, where `{id}` stands for a number and `{text}` for anything. */
export function route(
  line: string,
  right: Route['right'],
  answer: Route['answer'],
  source: string,
): Route {
  const [method, path = ''] = line.split(' ')
  const pattern = path.replaceAll('{id}', '(\\d+)').replaceAll('{text}', '([^/]+)')
  if (method !== 'GET' && method !== 'POST' && method !== 'PATCH' && method !== 'DELETE') {
    throw new Error(line)
  }
  return { method, path: new RegExp(`^${pattern}/?$`), right, answer, source }
}

export const read = (resource: Resource) => [resource, READ] as const
export const write = (resource: Resource) => [resource, WRITE] as const
