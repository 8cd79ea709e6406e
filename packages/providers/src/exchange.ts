/** One exchange with a panel: it ends in time, never throws, follows nobody elsewhere and reads no more than it has to. */
import * as z from 'zod/mini'

/** Bytes. */
const BODY_MAX = 2 * 1024 * 1024

export type Reply =
  /** `body`: undefined where it is no JSON, or too long. */
  | {
      readonly kind: 'answered'
      readonly status: number
      /** What the status line says beside it; panels with a newer version of HTTP say nothing. */
      readonly reason: string
      readonly body: unknown
      /** The same as it came. */
      readonly text: string | null
      readonly retryAfter: string | null
    }
  /** It never left: nothing has happened. */
  | { readonly kind: 'unsent'; readonly why: string | null }
  /** It may have arrived. */
  | { readonly kind: 'lost'; readonly why: string | null }

/** Sends one request, and waits so many ms for all of its answer. */
export async function exchange(
  fetch: typeof globalThis.fetch,
  url: string,
  milliseconds: number,
  init: RequestInit,
): Promise<Reply> {
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  // Beside the signal, for a host's `fetch` that does not heed it.
  const late = new Promise<Reply>((resolve) => {
    timer = setTimeout(() => {
      abort.abort()
      resolve({ kind: 'lost', why: 'TIMEOUT' })
    }, milliseconds)
  })
  try {
    return await Promise.race([
      answerOf(fetch, url, {
        ...init,
        // A redirect would take the key along.
        redirect: 'manual',
        signal: abort.signal,
      }),
      late,
    ])
  } finally {
    clearTimeout(timer)
  }
}

async function answerOf(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
): Promise<Reply> {
  try {
    const response = await fetch(url, init)
    const text = await textOf(response)
    const retryAfter = response.headers.get('retry-after')
    return {
      kind: 'answered',
      status: response.status,
      reason: response.statusText,
      body: parsed(text),
      text,
      retryAfter,
    }
  } catch (error) {
    const { data } = Failure.safeParse(error)
    const why = data?.cause?.code ?? null
    return { kind: why !== null && BEFORE_SENDING.has(why) ? 'unsent' : 'lost', why }
  }
}

/** Node's own way of naming why a connection failed. */
const Failure = z.object({
  cause: z.optional(z.object({ code: z.optional(z.string().check(z.regex(/^[A-Z0-9_]{1,60}$/))) })),
})

/** No connection was made, or none that could be trusted: not a byte of the request was written. */
const BEFORE_SENDING = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

/** Null: longer than what is read. */
async function textOf(response: Response): Promise<string | null> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return text + decoder.decode()
    bytes += part.value.byteLength
    if (bytes > BODY_MAX) {
      await reader?.cancel()
      return null
    }
    text += decoder.decode(part.value, { stream: true })
  }
}

function parsed(text: string | null): unknown {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return value
  } catch {
    return undefined
  }
}
