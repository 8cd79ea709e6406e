/** Asks the person for the password, and for a code where there is a second factor. False: they would rather not. */
export type AskForPassword = (needed: { readonly secondFactor: boolean }) => Promise<boolean>

let asker: AskForPassword | null = null

/** Says who asks when the shop wants to know that it is still the same person. */
export function answerConfirmations(ask: AskForPassword): void {
  asker = ask
}

/** Who asks; null where nobody does. Apart from what hears the shop ask, which comes with the shop. */
export const whoAsks = (): AskForPassword | null => asker
