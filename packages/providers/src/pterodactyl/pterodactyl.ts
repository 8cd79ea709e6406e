import type { OpenProvider } from '../host.ts'
import { PTERODACTYL } from './dialect.ts'
import { openInDialect } from './open-in-dialect.ts'

/** Speaks to a Pterodactyl panel, as of 1.11. */
export const openPterodactyl: OpenProvider = openInDialect(PTERODACTYL)
