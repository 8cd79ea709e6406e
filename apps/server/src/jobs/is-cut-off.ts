import { StoreError } from '@hostfront/store/port'

/**
 * Whether a job failed because the store was closed under it: the server ends and could not wait for it. What it has not
 * done is done after the next start.
 */
export const isCutOff = (error: unknown): boolean =>
  error instanceof StoreError && error.kind === 'unavailable' && error.rule === 'closed'
