import { readAsked } from './read-asked.ts'
import type { Simulation } from './simulation.ts'

/** A `fetch` that leads straight to the simulated cluster, for tests that make many calls; its address is of no account. */
export function fetchOf(simulation: Simulation): typeof fetch {
  return async (input, init) => {
    const asked = readAsked({
      method: init?.method ?? 'GET',
      url: new URL(input instanceof Request ? input.url : input),
      authorization: new Headers(init?.headers).get('authorization') ?? '',
      text: typeof init?.body === 'string' ? init.body : '',
    })
    if (!asked) return new Response('Not found', { status: 404 })
    const outcome = simulation.meet(asked)
    if (outcome.end === 'drops') {
      throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })
    }
    const { status, reason, headers, text } = outcome.answered
    if (outcome.end === 'stalls') return new Response(new ReadableStream(), { headers })
    return new Response(text, { status, statusText: reason, headers })
  }
}
