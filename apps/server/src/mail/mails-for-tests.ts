/** Mails about changes of a service, with what each says and where it leads. */
const TIME = '2026-06-01T10:00:00.000Z'

export const changeMessages = {
  'service-cancelled': {
    kind: 'service-cancelled',
    name: 'Ada',
    serviceName: 'SAMP',
    serviceId: 's/1',
    endsAt: TIME,
  },
  'service-changed': {
    kind: 'service-changed',
    name: 'Ada',
    serviceName: 'SAMP',
    planName: 'SAMP Pro',
    expiresAt: TIME,
  },
  'service-change-withdrawn': {
    kind: 'service-change-withdrawn',
    name: 'Ada',
    serviceName: 'SAMP',
    number: '2026-00042',
  },
  'service-price-changes': {
    kind: 'service-price-changes',
    name: 'Ada',
    serviceName: 'SAMP',
    oldPrice: 450,
    newPrice: 500,
    from: TIME,
  },
  'service-ending': { kind: 'service-ending', name: 'Ada', serviceName: 'SAMP', endsAt: TIME },
  'service-goes-on': {
    kind: 'service-goes-on',
    name: 'Ada',
    serviceName: 'SAMP',
    expiresAt: TIME,
  },
} as const

export const changeFacts: Record<
  keyof typeof changeMessages,
  [subject: string, path: string, fact: string]
> = {
  'service-cancelled': [
    'Your service is cancelled: SAMP',
    '/dashboard/services/s%2F1',
    'It ends on Jun 1, 2026, and nothing more is billed for it.',
  ],
  'service-changed': [
    'Your service has changed: SAMP',
    '/dashboard?tab=services',
    'is SAMP Pro now. It is paid until Jun 1, 2026',
  ],
  'service-change-withdrawn': [
    'A change was withdrawn: SAMP',
    '/dashboard?tab=services',
    'Please do not pay that invoice.',
  ],
  'service-price-changes': [
    'A new price from Jun 1, 2026: SAMP',
    '/dashboard?tab=services',
    'costs €4.50 per month today. From Jun 1, 2026 it is €5.00 per month',
  ],
  'service-ending': [
    'Your service ends on Jun 1, 2026: SAMP',
    '/dashboard?tab=services',
    'was cancelled. It ends on Jun 1, 2026',
  ],
  'service-goes-on': [
    'Your service goes on: SAMP',
    '/dashboard?tab=services',
    'It is paid until Jun 1, 2026',
  ],
}
