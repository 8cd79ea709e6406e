import {
  DEFAULT_FILE_MONTHS,
  DEFAULT_GUARANTEE_DAYS,
  DEFAULT_NOTICE_DAYS,
  DEFAULT_REMINDER_DAYS,
} from '../billing/seed-billing.ts'
import { PUBLIC_DEFAULTS } from './public-defaults.ts'
import { SEED_STOREFRONT } from './seed-storefront.ts'
import type { Settings } from './settings.ts'

/** What is worked out for pages is not set. */
const { secondRate: _, ...OPENING } = PUBLIC_DEFAULTS

/**
 * The shop as it opens; an operator changes all of it in the settings. `createdAt` is set when it is stored.
 * What nobody but the operator can know (addresses, links) is empty until they have set it.
 */
export const DEFAULT_SETTINGS: Omit<Settings, 'createdAt'> = {
  ...OPENING,
  id: 'settings',
  storefront: SEED_STOREFRONT,
  secondCurrency: { currency: null, rates: [] },
  checklist: 'none',
  confirmedSteps: [],
  tax: {
    ...PUBLIC_DEFAULTS.tax,
    ...{ vatId: '', iceId: '', taxId: '', registerId: '', tpId: '' },
    vies: 'auto',
  },
  billing: {
    ...PUBLIC_DEFAULTS.billing,
    invoiceDueDays: 7,
    reminderDays: [...DEFAULT_REMINDER_DAYS],
    fileMonths: DEFAULT_FILE_MONTHS,
    guaranteeDays: DEFAULT_GUARANTEE_DAYS,
    priceNoticeDays: DEFAULT_NOTICE_DAYS,
    statementAccounts: [],
    domainPrices: [],
    books: null,
    closings: [],
  },
  adminSecondFactor: false,
  legal: { ...PUBLIC_DEFAULTS.legal, imprint: '', privacy: '', terms: '' },
}
