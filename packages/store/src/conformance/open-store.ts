import type { Store } from '../port.ts'

/** Opens an empty store for one test; the suite closes it. */
export type OpenStore = () => Promise<Store>
