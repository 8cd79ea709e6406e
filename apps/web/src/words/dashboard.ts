/** The tabs of the dashboard, in their order. */
export const DASHBOARD_TABS = {
  overview: 'Overview',
  services: 'Services',
  domains: 'Domains',
  billing: 'Billing',
  support: 'Support',
  account: 'Account',
} as const
