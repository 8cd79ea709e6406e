import { setTimeout as pause } from 'node:timers/promises'
import type { Providers } from '@hostfront/backend/call/context'
import { PanelKind } from '@hostfront/domain/provisioning/panel'
import type { OpenProvider } from '@hostfront/providers/host'
import { openPelican } from '@hostfront/providers/pelican'
import { DEADLINE } from '@hostfront/providers/port'
import { openProxmox } from '@hostfront/providers/proxmox'
import { openPterodactyl } from '@hostfront/providers/pterodactyl'
import { openSimulated } from '@hostfront/providers/simulated'
import { createPace, mayBeginBelow } from './pace.ts'

const OPEN: Readonly<Record<PanelKind, OpenProvider>> = {
  simulated: openSimulated,
  pterodactyl: openPterodactyl,
  pelican: openPelican,
  proxmox: openProxmox,
}

/** The panels that a server can reach. */
export function openProviders(now: () => string): Providers {
  const pace = createPace(() => performance.now())
  return {
    kinds: PanelKind.options,
    open: (kind, panel) =>
      OPEN[kind](panel, {
        now,
        fetch: (...request) => {
          pace.count(panel.id)
          return fetch(...request)
        },
      }),
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
