import type { Asked } from './answer-call.ts'

const API = '/api2/json'

/** The call that an HTTP request is; null: it is for the page. */
export function readAsked({
  method,
  url,
  authorization,
  text,
}: {
  readonly method: string
  readonly url: URL
  readonly authorization: string
  readonly text: string
}): Asked | null {
  if (!url.pathname.startsWith(`${API}/`)) return null
  const fields = [...url.searchParams, ...new URLSearchParams(text)]
  const path = url.pathname.slice(API.length)
  return { method, path, authorization, given: Object.fromEntries(fields) }
}
