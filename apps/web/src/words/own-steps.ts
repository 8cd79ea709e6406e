import type { OwnDelivery } from '@hostfront/contract/delivery-record'

/** What a customer is told while a server is being made. */
export const OWN_STEPS: Readonly<Record<OwnDelivery['step'], string>> = {
  'needs-you': 'It waits for your answers.',
  reserved: 'Your server is next in line.',
  installing: 'Your server is being installed.',
  delayed: 'Something holds it up. We are on it, and you need not do anything.',
  ready: 'Your server is ready.',
  'coming-back': 'Your server is being brought back.',
  trouble: 'Something is wrong with your server. We are on it, and you need not do anything.',
}
