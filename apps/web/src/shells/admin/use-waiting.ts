import type { Waiting } from '@hostfront/contract/admin'
import { liveValue } from '../../host/live-value.ts'

/** How much waits for the team, kept in step with the shop; null until it is known. */
export const useWaiting = liveValue<Waiting | null>(null, (api) => api.admin.waiting())
