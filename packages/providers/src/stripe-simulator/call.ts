/** What the shop asks. */
export interface SimulatedCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly header: (name: string) => string | null
  readonly text: string
}
