import type { FirstAccount } from '@hostfront/backend/initialise-shop'

/** Both set when building, from the environment; empty when not. */
declare const __HOSTFRONT_ADMIN_EMAIL__: string
declare const __HOSTFRONT_ADMIN_PASSWORD__: string

const PASSWORD_LENGTH = 20

/** The administrators of a new shop: the second lands on the dashboard (product rules, section 2). */
export function firstAccounts(newSecret: () => string): readonly FirstAccount[] {
  const randomPassword = () => newSecret().slice(0, PASSWORD_LENGTH)
  return [
    {
      name: 'Administrator',
      email: __HOSTFRONT_ADMIN_EMAIL__ || 'admin@hostfront.local',
      password: __HOSTFRONT_ADMIN_PASSWORD__ || randomPassword(),
      landing: 'admin',
    },
    {
      name: 'Owner',
      email: 'owner@hostfront.local',
      password: randomPassword(),
      landing: 'dashboard',
    },
  ]
}
