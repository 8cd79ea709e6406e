import * as z from 'zod/mini'

const Registered = z.object({ registeredAs: z.string() })

/** What the way from a registration to the login takes along, so that nobody types their address twice. */
export const registeredAs = (email: string): z.infer<typeof Registered> => ({ registeredAs: email })

/** The address of whoever comes from a registration. */
export const registeredEmail = (state: unknown): string | undefined =>
  Registered.safeParse(state).data?.registeredAs
