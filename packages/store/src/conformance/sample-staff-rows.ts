import { DEFAULT_BOOKS } from '@hostfront/domain/books/default-books'
import type { Rows } from '../collections.ts'

const createdAt = '2026-03-01T10:00:00.000Z'
const later = '2026-03-31T10:00:00.000Z'

/** The samples of what staff work with: support, notices, mail, records of what was done, the settings. */
export const staffSamples: Pick<
  Rows,
  | 'announcements'
  | 'notifications'
  | 'tickets'
  | 'clientNotes'
  | 'livechats'
  | 'contactMessages'
  | 'subscribers'
  | 'auditLog'
  | 'tasks'
  | 'idempotencyKeys'
  | 'timeMarks'
  | 'settings'
  | 'vouchers'
> = {
  announcements: {
    id: 'announcement-1',
    createdAt,
    title: 'Welcome',
    content: 'Line one\nline two',
    type: 'info',
    isActive: true,
    targetAudience: 'all',
  },
  notifications: {
    id: 'notification-1',
    createdAt,
    userId: 'user-1',
    event: { kind: 'order-rejected', serverName: 'Los Santos', reason: 'No "capacity"' },
    readAt: null,
  },
  tickets: {
    id: 'ticket-1',
    createdAt,
    updatedAt: later,
    userId: 'user-1',
    subject: 'Server is slow',
    status: 'open',
    priority: 'high',
    serviceId: 'service-1',
    assigneeId: 'user-1',
    messages: [
      {
        authorId: 'user-1',
        createdAt,
        body: 'It lags.\u0000\u2028',
        from: 'customer',
        isInternal: false,
        fileIds: ['file-1'],
      },
    ],
  },
  clientNotes: {
    id: 'note-1',
    createdAt,
    userId: 'user-1',
    authorId: 'user-1',
    body: 'Pays late.\nAlways pays.',
  },
  livechats: {
    id: 'chat-1',
    createdAt,
    userId: 'user-1',
    status: 'open',
    messages: [{ authorId: null, createdAt, body: 'Hello' }],
  },
  contactMessages: {
    id: 'message-1',
    createdAt,
    name: 'Visitor',
    email: 'visitor@example.com',
    subject: 'Question',
    message: 'How much?',
  },
  subscribers: { id: 'subscriber-1', createdAt, email: 'reader@example.com' },
  auditLog: {
    id: 'audit-1',
    createdAt,
    actor: 'user-1',
    action: 'orders.approve',
    subject: 'order-1',
    before: 'pending',
    after: 'active',
    address: '203.0.113.9',
    keptUntil: null,
  },
  tasks: {
    id: 'task-1',
    createdAt,
    kind: 'mail',
    target: 'amina@example.com',
    facts: { kind: 'password-reset', name: 'Amina Benali', token: 'not-a-token' },
    status: 'waiting',
    attempts: 0,
    nextAttemptAt: createdAt,
    doneAt: null,
    result: null,
  },
  idempotencyKeys: {
    id: 'request-1',
    createdAt,
    userId: 'user-1',
    key: 'retry-1',
    request: 'orders.place digest',
    answer: '{"order":null}',
  },
  timeMarks: { id: 'seen', createdAt, at: createdAt },
  settings: {
    id: 'settings',
    createdAt,
    takesOrders: true,
    checklist: 'none',
    confirmedSteps: ['delivery'],
    siteName: 'Hostfront',
    siteDescription: 'Game servers',
    contactEmail: 'help@example.com',
    paymentsEmail: 'pay@example.com',
    discordLink: 'https://example.com/chat',
    whatsappLink: '',
    gamePanelLink: '',
    databasePanelLink: '',
    socialLinks: { github: '', instagram: '', facebook: '' },
    address: 'Frankfurt, Germany',
    maintenanceMode: false,
    maintenanceMessage: '',
    theme: { primaryColor: '#102030', secondaryColor: '#405060', accentColor: '#ABCDEF' },
    features: {
      registration: true,
      coinPurchase: true,
      livechat: true,
      tickets: true,
      entryGate: true,
    },
    storefront: {
      ...{ place: 'Casablanca, Morocco', mapPosition: '33.5731, -7.5898', counter: false },
      ...{ headline: 'Le serveur « de nuit »', mission: '', story: 'Two friends.\n\nA garage.' },
      ...{ uptime: false, ddosProtection: true, support: false, nvme: true },
      ...{ instantSetup: false, backups: false, uplink: true },
    },
    seo: { title: 'Hostfront', description: '', keywords: '' },
    currency: 'EUR',
    secondCurrency: {
      currency: 'MAD',
      rates: [
        {
          ...{ unit: 'EUR', counter: 'MAD', millionths: 10_850_000, from: '2026-02-27' },
          remark: 'Bank “Al-Maghrib”',
        },
      ],
    },
    tax: {
      ...{ name: 'VAT', basisPoints: 2000, countries: ['MA'], sellerCountry: 'MA' },
      ...{ scheme: 'oss', included: true },
      rates: [{ country: 'DE', basisPoints: 1900, from: '2021-01-01' }],
      ...{ vatId: '', iceId: '001', taxId: '1', registerId: '', tpId: '', vies: 'off' },
    },
    billing: {
      invoiceDueDays: 7,
      renewalLeadDays: 7,
      graceDays: 3,
      paidFromReady: true,
      coinPackages: [5_00, 12_50],
      reminderDays: [-5, 2],
      fileMonths: 6,
      guaranteeDays: 30,
      priceNoticeDays: 45,
      checkHours: 4,
      setUpHours: 24,
      answerHours: 12,
      statementAccounts: [],
      books: { ...DEFAULT_BOOKS, siren: '123456789' },
      closings: [{ month: '2026-10', closedAt: createdAt }],
      domainPrices: [{ extension: 'com', years: 1, register: 1000, renew: 1200, transfer: null }],
    },
    adminSecondFactor: false,
    minPasswordLength: 6,
    legal: {
      refundTitle: '7-day refund',
      refundBody: '14-day money-back guarantee',
      consent: 'You accept our {terms}.',
      imprint: '',
      privacy: '# What we keep\n\nLittle.',
      terms: '',
    },
    questions: [
      { question: 'Why "us"?', answer: 'Because.\n\nFor {graceDays}.' },
      { question: 'Root?', answer: 'Yes.', subject: 'vps' },
    ],
  },
  vouchers: {
    id: 'voucher-1',
    createdAt,
    code: 'WELCOME10',
    description: 'Ten percent off',
    discountType: 'percentage',
    discountValue: 10,
    minPurchase: 500,
    maxUses: 100,
    usedCount: 0,
    isActive: true,
    validFrom: createdAt,
    validUntil: later,
    applicablePlans: ['all'],
  },
}
