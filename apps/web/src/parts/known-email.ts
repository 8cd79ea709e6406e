/** What the way from one form of an account to the next takes along, so that nobody types their address twice. */
export const withEmail = (email: string): { readonly knownEmail: string } => ({ knownEmail: email })

/** The address that was typed in the form before. */
export function knownEmail(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('knownEmail' in state)) return undefined
  return typeof state.knownEmail === 'string' ? state.knownEmail : undefined
}
