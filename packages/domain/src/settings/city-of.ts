/** `Frankfurt` of `Frankfurt, Germany`; empty where nothing is said. */
export const cityOf = (place: string): string =>
  place
    .split(',')
    .map((part) => part.trim())
    .find((part) => part !== '') ?? ''
