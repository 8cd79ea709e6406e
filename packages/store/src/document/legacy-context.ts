/** What taking over the seed's records needs from outside. */
export interface LegacyContext {
  readonly now: () => Date
  readonly newId: () => string
  readonly hashPassword: (password: string) => Promise<string>
}
