import type { Outcome, SimulatedCall } from './call.ts'

interface Met {
  meet(call: SimulatedCall): Outcome
}

/** A `fetch` that leads straight to the simulated account, for tests; its address is of no account. */
export const fetchOf =
  (simulation: Met): typeof fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const headers = new Headers(init?.headers)
    const outcome = simulation.meet({
      method: init?.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      header: (name) => headers.get(name),
      text: typeof init?.body === 'string' ? init.body : '',
    })
    if (outcome.end === 'drops') {
      throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })
    }
    const { status, body } = outcome.answer
    if (outcome.end === 'stalls') return new Response(new ReadableStream())
    return typeof body === 'string'
      ? new Response(body, { status })
      : Response.json(body, { status })
  }
