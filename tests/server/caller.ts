import type { Api } from '@hostfront/contract/contract'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'

/** Somebody at the server's door: a browser with its cookies, or a program with its key. */
export interface Caller {
  /** The contract over RPC, as the interface calls it. */
  readonly api: Api
  /** The same under an idempotency key. */
  once(key: string): Api
  /** Any other request; cookies and key go along. `path` begins with a slash. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** As the server set them, by name. */
  readonly cookies: Map<string, string>
  /** The last `set-cookie` lines as they came. */
  readonly cookieLines: string[]
}

export interface CallerOptions {
  readonly apiKey?: string
  /** Headers of every request, for example `user-agent`; they take the place of the usual ones. */
  readonly headers?: Record<string, string>
  readonly cookies?: Map<string, string>
}

export function createCaller(address: () => string, options: CallerOptions = {}): Caller {
  const cookies = new Map(options.cookies)
  const cookieLines: string[] = []

  async function send(request: Request): Promise<Response> {
    // A browser says from which page a request comes; a program with a key has no page.
    if (!options.apiKey) request.headers.set('origin', address())
    for (const [name, value] of Object.entries(options.headers ?? {})) {
      request.headers.set(name, value)
    }
    if (options.apiKey) request.headers.set('authorization', `Bearer ${options.apiKey}`)
    if (cookies.size > 0) request.headers.set('cookie', asHeader(cookies))
    const response = await fetch(request)
    const lines = response.headers.getSetCookie()
    if (lines.length > 0) cookieLines.splice(0, cookieLines.length, ...lines)
    for (const line of lines) keep(cookies, line)
    return response
  }

  const apiWith = (headers: Record<string, string>): Api =>
    createORPCClient(
      new RPCLink({
        url: () => `${address()}/api/rpc`,
        headers,
        fetch: (request) => send(request),
      }),
    )

  return {
    api: apiWith({}),
    once: (key) => apiWith({ 'idempotency-key': key }),
    request: (path, init) =>
      send(new Request(`${address()}${path}`, { redirect: 'manual', ...init })),
    cookies,
    cookieLines,
  }
}

const asHeader = (cookies: Map<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const at = pair.indexOf('=')
  const name = pair.slice(0, at)
  const value = pair.slice(at + 1)
  const expires = /;\s*expires=([^;]+)/i.exec(line)?.[1]
  const isOver = value === '' || (expires !== undefined && Date.parse(expires) <= Date.now())
  if (isOver) cookies.delete(name)
  else cookies.set(name, value)
}
