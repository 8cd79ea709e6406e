import { ADMIN_SCREENS } from '../src/shells/admin/admin-screens.ts'

/** Pages that anyone may read and whose content is known when building. */
export const PUBLIC_PATHS = [
  '/',
  '/services/samp',
  '/services/mta',
  '/services/vps',
  '/game-hosting',
  '/about',
  '/contact',
  '/service-terms',
  '/orange-money',
  '/phpmyadmin',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/bot-detected',
  '/verification-failed',
]

/** The customer's screen: its HTML is the public frame around what only the shop knows. */
export const DASHBOARD_PATH = '/dashboard'

/** Paths that answer with the empty frame of the app, so that a deep link works on any static host. */
export const APP_PATHS = ['/my-services', '/terms']

/** The panel's screens: their HTML is its side bar and their heading. */
export const PANEL_PATHS = [
  ...ADMIN_SCREENS.flatMap(({ screens }) => screens.map(({ path }) => path)),
  // The seed's second name for the clients.
  '/admin/users',
]
