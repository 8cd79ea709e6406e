import { setTimeout as pause } from 'node:timers/promises'
import type { Providers } from '@hostfront/backend/call/context'
import { PanelKind } from '@hostfront/domain/provisioning/panel'
import type { OpenProvider } from '@hostfront/providers/host'
import { DEADLINE } from '@hostfront/providers/port'
import { createPace, mayBeginBelow } from './pace.ts'

/** Loaded when a panel of the kind is first spoken to: a shop has one kind or two, and a start waits for none. */
const OPEN: Readonly<Record<PanelKind, () => Promise<OpenProvider>>> = {
  simulated: async () => (await import('@hostfront/providers/simulated')).openSimulated,
  pterodactyl: async () => (await import('@hostfront/providers/pterodactyl')).openPterodactyl,
  pelican: async () => (await import('@hostfront/providers/pelican')).openPelican,
  proxmox: async () => (await import('@hostfront/providers/proxmox')).openProxmox,
}

/** The panels that a server can reach. */
export function openProviders(now: () => string): Providers {
  const pace = createPace(() => performance.now())
  return {
    kinds: PanelKind.options,
    async open(kind, panel) {
      const openProvider = await OPEN[kind]()
      return openProvider(panel, {
        now,
        fetch: (...request) => {
          pace.count(panel.id)
          return fetch(...request)
        },
      })
    },
    async pace({ id, requestsPerMinute }) {
      for (;;) {
        const wait = pace.wait(id, mayBeginBelow(requestsPerMinute))
        if (wait === 0) return
        await pause(wait)
      }
    },
    hasRoom: ({ id, requestsPerMinute }) => pace.wait(id, Math.ceil(requestsPerMinute / 2)) === 0,
    chance: Math.random,
    pause: (milliseconds) => pause(milliseconds),
    // Twice what a provider's method takes at most.
    claimMs: 2 * DEADLINE,
  }
}
