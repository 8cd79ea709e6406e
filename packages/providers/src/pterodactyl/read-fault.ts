/**
 * What a panel's refusal means. Read by status, by its own name for the error, by field and rule; never by its words,
 * which are translated and reworded.
 */
import { DETAIL_MAX, type FaultCode } from '@hostfront/domain/provisioning/fault'
import type { Answer } from '@hostfront/domain/provisioning/seen'
import type { Reply } from '../exchange.ts'
import { Refusal } from './panel-objects.ts'

export type Failed = Exclude<Answer, { readonly result: 'done' }>

interface Context {
  readonly isWrite: boolean
  /** ISO, UTC: a time to wait may be given as a date. */
  readonly now: string
}

/** `open`: it may have happened where something was to be written. */
type Verdict = readonly [result: 'person' | 'retry' | 'open', code: FaultCode]

/** By the panel's own name, before the status: where the node refused, the status is the node's. */
const BY_NAME: Readonly<Record<string, Verdict>> = {
  DaemonConnectionException: ['open', 'PANEL_FAULT'],
  NoViableNodeException: ['person', 'NO_ROOM'],
  NoViableAllocationException: ['person', 'NO_PORT'],
  TwoFactorAuthRequiredException: ['person', 'KEY_REFUSED'],
}

/** Whoever says so, the panel or what stands before it. */
const BY_STATUS: Readonly<Record<number, Verdict>> = {
  401: ['person', 'KEY_REFUSED'],
  403: ['person', 'NOT_PERMITTED'],
  429: ['retry', 'PANEL_BUSY'],
}

/** Only in the panel's own form. */
const BY_PANEL_STATUS: Readonly<Record<number, Verdict>> = {
  400: ['person', 'REFUSED_FIELD'],
  409: ['retry', 'PANEL_BUSY'],
  422: ['person', 'REFUSED_FIELD'],
}

/** Answers `absent` only to the panel's own "no such record". */
export function readFault(reply: Reply, context: Context): Failed {
  if (reply.kind === 'unsent') return failed(['retry', 'UNREACHABLE'], reply.why, context)
  if (reply.kind === 'lost') return failed(['open', 'UNREACHABLE'], reply.why, context)
  const error = errorOf(reply.body)
  if (reply.status === 404 && error?.code === 'NotFoundHttpException') return { result: 'absent' }
  const detail = [reply.status, error && (error.field ?? error.code)].filter(Boolean).join(' ')
  const answer = failed(verdictOf(reply.status, error), detail, context)
  const after = secondsOf(reply.retryAfter, context.now)
  return answer.result === 'retry' && after !== null ? { ...answer, afterSeconds: after } : answer
}

/** The field that the panel refused; null: it was something else. */
export function refusedField(reply: Reply): string | null {
  if (reply.kind !== 'answered' || reply.status !== 422) return null
  return errorOf(reply.body)?.field ?? null
}

function verdictOf(status: number, error: PanelError | null): Verdict {
  const named = error && BY_NAME[error.code]
  if (named) return named
  if (error && status === 422) {
    // It was made before, by an order whose answer was lost.
    if (error.field === 'external_id' && error.rule === 'unique') return ['open', 'REFUSED_FIELD']
    // Somebody took the port since it was listed as free: another is chosen.
    if (error.field?.startsWith('allocation.') && error.rule === 'exists') {
      return ['retry', 'PANEL_BUSY']
    }
  }
  return (
    BY_STATUS[status] ??
    (error ? BY_PANEL_STATUS[status] : undefined) ??
    (status >= 500 ? ['open', 'PANEL_FAULT'] : ['open', 'UNKNOWN_ANSWER'])
  )
}

function failed([result, code]: Verdict, why: string | null, { isWrite }: Context): Failed {
  const fault = { code, detail: why?.slice(0, DETAIL_MAX) ?? null }
  if (result === 'person') return { result, fault }
  return { result: result === 'open' && isWrite ? 'unknown' : 'retry', fault }
}

interface PanelError {
  readonly code: string
  readonly field: string | null
  readonly rule: string | null
}

/** Null: it is not in the panel's form, so somebody else answered. */
function errorOf(body: unknown): PanelError | null {
  const error = Refusal.safeParse(body).data?.errors[0]
  if (!error) return null
  return {
    code: named(error.code) ?? 'error',
    field: named(error.meta?.source_field),
    rule: named(error.meta?.rule),
  }
}

/** A name as code has them; anything else may be text, which is not kept. */
const named = (text: string | null | undefined): string | null =>
  text && /^[\w.*-]{1,100}$/.test(text) ? text : null

const HOUR = 3600

function secondsOf(retryAfter: string | null, now: string): number | null {
  if (retryAfter === null) return null
  const seconds = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.parse(now)) / 1000)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, HOUR) : null
}
