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
    'It ends on 1 June 2026, and nothing more is billed for it.',
  ],
  'service-changed': [
    'Your service has changed: SAMP',
    '/dashboard?tab=services',
    'is SAMP Pro now. It is paid until 1 June 2026',
  ],
  'service-ending': [
    'Your service ends on 1 June 2026: SAMP',
    '/dashboard?tab=services',
    'was cancelled. It ends on 1 June 2026',
  ],
  'service-goes-on': [
    'Your service goes on: SAMP',
    '/dashboard?tab=services',
    'It is paid until 1 June 2026',
  ],
}
