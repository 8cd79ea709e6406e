import { ORPCError } from '@orpc/client'
import type { Traits } from '../call-traits.ts'
import { Unreachable } from '../unreachable.ts'

/** Before the second and the third attempt, in ms; a little more or less, so that not everybody comes back at once. */
const PAUSES_MS = [400, 1600]
const PATIENCE_MS = 60_000
/** What a proxy says while the server behind it is away. */
const GATEWAY_FAILURES = [502, 503, 504]
/** Seconds, where a limit does not say how long it holds. */
const USUAL_WAIT = 60

/**
 * Sends a request until the shop answers, three times at most. What a second arrival would do twice is sent once.
 * Throws Unreachable when no answer has come, and TOO_MANY_ATTEMPTS when the server's door turned the request away.
 */
export async function reachShop(
  request: Request,
  init: RequestInit,
  { reads, once }: Traits,
): Promise<Response> {
  const pauses = reads || once ? [...PAUSES_MS] : []
  for (;;) {
    try {
      return await attempt(request.clone(), init)
    } catch (cause) {
      const pause = cause instanceof DOMException ? undefined : pauses.shift()
      if (cause instanceof ORPCError) throw cause
      if (pause === undefined) throw new Unreachable(!reads && !once, cause)
      await new Promise((resolve) => setTimeout(resolve, pause * (0.75 + Math.random() / 2)))
    }
  }
}

/** The whole answer: one that breaks off on its way has not come. */
async function attempt(request: Request, init: RequestInit): Promise<Response> {
  const response = await fetch(request, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
  const body = await response.text()
  if (!isOfShop(body)) {
    if (GATEWAY_FAILURES.includes(response.status)) throw new Error(`Status ${response.status}`)
    if (response.status === 429) throw tooMany(response.headers.get('retry-after'))
  }
  return new Response(body === '' ? null : body, response)
}

/** Whether oRPC has written it, and not a proxy. */
function isOfShop(body: string): boolean {
  try {
    const answer: unknown = JSON.parse(body)
    return typeof answer === 'object' && answer !== null && 'json' in answer
  } catch {
    return false
  }
}

function tooMany(retryAfter: string | null): ORPCError<'TOO_MANY_ATTEMPTS', unknown> {
  return new ORPCError('TOO_MANY_ATTEMPTS', {
    defined: true,
    status: 429,
    data: { retryAfter: Math.ceil(Number(retryAfter)) || USUAL_WAIT },
  })
}
