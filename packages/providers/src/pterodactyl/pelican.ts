import type { OpenProvider } from '../host.ts'
import { PELICAN } from './dialect.ts'
import { openInDialect } from './open-in-dialect.ts'

/** Speaks to a Pelican panel, as of 235c8fb9 (past 1.0.0-beta38). Recipes need no nest: it has none. */
export const openPelican: OpenProvider = openInDialect(PELICAN)
