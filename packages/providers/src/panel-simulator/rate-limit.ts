import { Refusal } from './refusal.ts'

const MINUTE = 60_000

/**
 * app/Providers/RouteServiceProvider.php, config/http.php: so many calls in a minute from the first on, counted for the
 * owner of the key, whatever other keys they have.
 */
export class RateLimit {
  readonly #limit: number
  readonly #windows = new Map<number, { count: number; readonly endsAt: number }>()

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Headers of the answer; throws the refusal of a call too many. */
  count(userId: number, now: number): Readonly<Record<string, string>> {
    const known = this.#windows.get(userId)
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + MINUTE }
    this.#windows.set(userId, window)
    window.count += 1
    const headers = {
      'X-RateLimit-Limit': String(this.#limit),
      'X-RateLimit-Remaining': String(Math.max(0, this.#limit - window.count)),
    }
    if (window.count <= this.#limit) return headers
    throw tooMany(Math.ceil((window.endsAt - now) / 1000), { now, headers })
  }
}

/** As when others have used up the owner's calls. */
export function tooMany(
  seconds: number,
  { now, headers }: { readonly now: number; readonly headers: Readonly<Record<string, string>> },
): Refusal {
  return new Refusal(
    429,
    [{ code: 'ThrottleRequestsException', status: '429', detail: 'Too Many Attempts.' }],
    {
      ...headers,
      'Retry-After': String(seconds),
      'X-RateLimit-Reset': String(Math.ceil(now / 1000) + seconds),
    },
  )
}
