import { apiPathOf } from './api-path.ts'
import type { Simulation } from './simulation.ts'

/** A `fetch` that leads straight to the simulated panel, for tests that make many calls; its address is of no account. */
export function fetchOf(simulation: Simulation): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const headers = new Headers(init?.headers)
    const asked = apiPathOf(url.pathname)
    if (!asked) return new Response('Not found', { status: 404 })
    const outcome = simulation.meet({
      ...asked,
      method: init?.method ?? 'GET',
      query: url.searchParams,
      accept: headers.get('accept') ?? '',
      authorization: headers.get('authorization') ?? '',
      text: typeof init?.body === 'string' ? init.body : '',
    })
    if (outcome.end === 'drops') {
      throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })
    }
    const { status, headers: said, text } = outcome.answered
    if (outcome.end === 'stalls') return new Response(new ReadableStream(), { headers: said })
    return new Response(status === 204 ? null : text, { status, headers: said })
  }
}
