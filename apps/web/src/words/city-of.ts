/** `Frankfurt` of `Frankfurt, Germany`. */
export const cityOf = (place: string): string => place.split(',')[0]?.trim() ?? place
