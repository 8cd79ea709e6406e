/** One entry of the panel's list of errors. */
export interface PanelError {
  readonly code: string
  readonly status: string
  readonly detail: string
  readonly meta?: { readonly source_field: string; readonly rule: string }
}

/** What the panel refuses, in its own form. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: readonly PanelError[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    errors: readonly PanelError[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(errors[0]?.code ?? 'refused')
    this.status = status
    this.errors = errors
    this.headers = headers
  }
}

export const refusal = (status: number, code: string, detail: string): Refusal =>
  new Refusal(status, [{ code, status: String(status), detail }])

export const noRecord = (): Refusal =>
  refusal(404, 'NotFoundHttpException', 'The requested resource could not be found on the server.')

export interface FailedRule {
  readonly field: string
  readonly rule: string
}

export const invalid = (failed: readonly FailedRule[]): Refusal =>
  new Refusal(
    422,
    failed.map(({ field, rule }) => ({
      code: 'ValidationException',
      status: '422',
      detail: `The ${field} field is invalid.`,
      meta: { source_field: field, rule },
    })),
  )
