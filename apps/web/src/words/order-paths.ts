/** The customer's page of an order of theirs. */
export const orderPath = (id: string): string => `/dashboard/orders/${encodeURIComponent(id)}`

/**
 * What the history's entry of that page says when the order has just been placed: what is paid at a gateway is paid at once
 * then. It is no part of the address, which pays nothing however it is come by.
 */
export const JUST_PLACED = { isJustPlaced: true } as const

export const isJustPlaced = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isJustPlaced' in state
