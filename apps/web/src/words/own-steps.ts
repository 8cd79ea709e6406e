import type { OwnDelivery } from '@hostfront/contract/delivery-record'

/** A panel that makes an account mails a link to choose its password, once. */
export const PANEL_PASSWORD =
  'No password yet? “Forgot password” on the panel’s login page sends you a link to choose one.'

/** What a customer is told while a server is being made. */
export const OWN_STEPS: Readonly<Record<OwnDelivery['step'], string>> = {
  'needs-you': 'It waits for your answers.',
  reserved: 'Your server is next in line.',
  'by-hand': 'Our team sets up your server by hand, and you get a message.',
  installing: 'Your server is being installed.',
  delayed: 'Something holds it up. We are on it, and you need not do anything.',
  ready: 'Your server is ready.',
  'coming-back': 'Your server is being brought back.',
  trouble: 'Something is wrong with your server. We are on it, and you need not do anything.',
}
