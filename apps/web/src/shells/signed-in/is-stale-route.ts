/**
 * Whether the address is another one already than the screen at `pathname`, which is about to go. Who logs out is led
 * home first; the router may draw that after the session has ended, and must not be led elsewhere in between.
 */
export const isStaleRoute = (pathname: string): boolean => location.pathname !== pathname
