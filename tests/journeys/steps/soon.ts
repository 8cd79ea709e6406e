import type { Locator } from '@playwright/test'

/**
 * Waits for it with the frame in which it comes. An assertion looks again after a while only, up to half a second later: where
 * every journey waits, that adds up to minutes.
 */
export const soon = (what: Locator): Promise<void> => what.waitFor()
