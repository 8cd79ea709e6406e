import type { Providers } from '@hostfront/backend/call/context'
import { openSimulated } from '@hostfront/providers/simulated'

/** Without a network there is no panel but the simulated one, which may be asked as often as anybody likes. */
export const providers: Providers = {
  kinds: ['simulated'],
  open: (_, panel) => openSimulated(panel, { now: () => new Date().toISOString() }),
  pace: async () => undefined,
  hasRoom: () => true,
  chance: Math.random,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  // A page that is left in the middle of a look holds up nobody for long.
  claimMs: 3000,
}
