/** What the shop asks. */
export interface SimulatedCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly header: (name: string) => string | null
  readonly text: string
}

/** `body`: a text as it is, everything else as JSON. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

export type Outcome =
  | { readonly end: 'answered' | 'stalls'; readonly answer: Answer }
  | { readonly end: 'drops' }

/** What the account tells the shop, as it is sent. */
export interface SimulatedMessage {
  readonly id: string
  readonly type: string
  readonly body: string
}
