import { type BookSettings, DISPUTED_ACCOUNTS } from './book-account.ts'

/** As most books have them: the French plan, and SKR 03 with one debtor for all customers. */
export const DEFAULT_BOOKS: BookSettings = {
  yearStart: 1,
  fec: {
    numbers: {
      customers: '411000',
      revenue: '706000',
      'untaxed-revenue': '706100',
      tax: '445710',
      money: '512000',
      fees: '627800',
      coins: '419100',
      'to-return': '467000',
      disputed: DISPUTED_ACCOUNTS.fec,
      gifts: '658000',
      forfeits: '758000',
    },
    methods: {},
  },
  datev: {
    numbers: {
      customers: '10000',
      revenue: '8200',
      'untaxed-revenue': '8338',
      tax: '1770',
      money: '1200',
      fees: '4970',
      coins: '1710',
      'to-return': '1700',
      disputed: DISPUTED_ACCOUNTS.datev,
      gifts: '4900',
      forfeits: '2700',
    },
    methods: {},
    consultant: 0,
    client: 0,
  },
  siren: '',
}
