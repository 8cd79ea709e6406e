const MINUTE = 60_000

/** After so many failed tries a mail is given up. */
export const MAX_ATTEMPTS = 8

/** How long to wait after `attempts` failed tries, in ms: 1, 4, 16 ... minutes, never more than 6 hours. */
export const retryDelay = (attempts: number): number =>
  Math.min(MINUTE * 4 ** (attempts - 1), 6 * 60 * MINUTE)
