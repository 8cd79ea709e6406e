/** What the panel answers to a call that reaches it, in the order in which it looks at one. */
import type { Api } from './api-path.ts'
import { APPLICATION_ROUTES } from './application-routes.ts'
import type { Call, Done, Install } from './call.ts'
import { CLIENT_ROUTES } from './client-routes.ts'
import type { Dialect, SimulatedKind } from './dialect.ts'
import { endInstalls, type PanelState, type Resource, type SimulatedKey } from './panel-state.ts'
import { PELICAN_ROUTES } from './pelican-routes.ts'
import type { RateLimit } from './rate-limit.ts'
import { parseBody } from './read-body.ts'
import { Refusal, refusal } from './refusal.ts'
import type { Route } from './route.ts'

export interface Asked {
  readonly api: Api
  readonly method: string
  /** After `/api/application` or `/api/client`. */
  readonly path: string
  readonly query: URLSearchParams
  readonly accept: string
  readonly authorization: string
  readonly text: string
}

export interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

export interface Circumstances {
  readonly state: PanelState
  readonly dialect: Dialect
  readonly limits: Readonly<Record<Api, RateLimit>>
  readonly now: number
  readonly random: () => number
  readonly install: { readonly goes: Install; readonly milliseconds: number }
  readonly nodes: Call['nodes']
  readonly isPortTakenLate: boolean
}

export function answerCall(asked: Asked, around: Circumstances): Answered {
  let headers: Readonly<Record<string, string>> = {}
  try {
    const { route, params } = routeOf(asked, around.dialect)
    const key = keyOf(asked, around.state)
    const body = parseBody(asked.text)
    if (around.state.needsSecondFactor) {
      throw refusal(400, 'TwoFactorAuthRequiredException', 'Two-factor authentication is required.')
    }
    if (asked.api === 'client') refuseApplicationKey(key)
    headers = around.limits[asked.api].count(key.userId, around.now)
    const call = callOf(asked, around, { key, params, body })
    refuseWithoutRight(route, key, around.state)
    return said(route.answer(call), headers)
  } catch (error) {
    if (error instanceof Refusal) return refused(error, asked, headers)
    throw error
  }
}

const APPLICATION: Readonly<Record<SimulatedKind, readonly Route[]>> = {
  pterodactyl: APPLICATION_ROUTES,
  pelican: PELICAN_ROUTES,
}

function routeOf(
  { api, method, path }: Asked,
  { kind }: Dialect,
): { route: Route; params: readonly string[] } {
  const routes = api === 'client' ? CLIENT_ROUTES : APPLICATION[kind]
  const fitting = routes.filter((route) => route.path.test(path))
  if (fitting.length === 0) {
    throw refusal(404, 'NotFoundHttpException', 'The route could not be found.')
  }
  const route = fitting.find((each) => each.method === method)
  if (!route) {
    throw refusal(405, 'MethodNotAllowedHttpException', 'The method is not supported here.')
  }
  const params = (route.path.exec(path) ?? [])
    .slice(1)
    .map((part) => decodeURIComponent(part ?? ''))
  return { route, params }
}

function keyOf({ authorization }: Asked, { keys }: PanelState): SimulatedKey {
  const token = /^Bearer (.+)$/.exec(authorization)?.[1]
  const key = keys.find((each) => each.token === token && !each.isRevoked)
  if (!key) throw refusal(401, 'AuthenticationException', 'Unauthenticated.')
  return key
}

const can = (key: SimulatedKey, resource: Resource, needed: number): boolean =>
  key.kind === 'account' || (key.rights[resource] & needed) !== 0

/** app/Http/Middleware/Api/Client/RequireClientApiKey.php */
function refuseApplicationKey({ kind }: SimulatedKey): void {
  if (kind === 'account') return
  throw refusal(403, 'AccessDeniedHttpException', 'An application key does not open this.')
}

/** A missing right and an account without power over the API are named alike. */
function refuseWithoutRight({ right }: Route, key: SimulatedKey, { users }: PanelState): void {
  if (right === null) return
  const isAdmin = users.some(({ id, isRootAdmin }) => id === key.userId && isRootAdmin)
  if (isAdmin && can(key, ...right)) return
  throw refusal(403, 'AccessDeniedHttpException', 'This action is unauthorized.')
}

function callOf(
  { query }: Asked,
  around: Circumstances,
  { key, params, body }: { key: SimulatedKey; params: readonly string[]; body: unknown },
): Call {
  endInstalls(around.state, around.now)
  return {
    ...around,
    query,
    params,
    body,
    include: (query.get('include') ?? '').split(',').filter(Boolean),
    can: (resource) => can(key, resource, 1),
  }
}

function said({ status, body }: Done, headers: Answered['headers']): Answered {
  return body
    ? { status, headers: { ...headers, ...JSON_TYPE }, text: JSON.stringify(body) }
    : { status, headers, text: '' }
}

const JSON_TYPE = { 'Content-Type': 'application/json' }

/** Who does not ask for JSON is taken for a browser. */
function refused(
  { status, errors, headers }: Refusal,
  { accept }: Asked,
  earlier: Answered['headers'],
): Answered {
  if (!/[/+]json/.test(accept)) {
    if (status === 401) return { status: 302, headers: { Location: '/auth/login' }, text: '' }
    return page(status, String(status))
  }
  return {
    status,
    headers: { ...earlier, ...headers, ...JSON_TYPE },
    text: JSON.stringify({ errors }),
  }
}

/** As of what stands before a panel. */
export const page = (status: number, title: string): Answered => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  text: `<!doctype html><title>${title}</title><h1>${title}</h1>`,
})
