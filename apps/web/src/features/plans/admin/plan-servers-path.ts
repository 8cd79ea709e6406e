/** Where the servers of a plan stand next to what it says. */
export const planServersPath = (planId: string): string =>
  `/admin/products/${encodeURIComponent(planId)}/servers`
