import type { Rows } from '../collections.ts'

const createdAt = '2026-03-01T10:00:00.000Z'
const later = '2026-03-31T10:00:00.000Z'

/** Every field of an account that can have a value has one that is hard to keep. */
export const userSample: Rows['users'] = {
  id: 'user-1',
  createdAt,
  name: 'Amina Benali',
  username: null,
  email: 'amina@example.com',
  passwordHash: '$sample$not-a-hash',
  role: 'user',
  status: 'active',
  landing: 'dashboard',
  coins: 10_000,
  country: 'MA',
  phone: null,
  company: 'Ünïcode & Söhne 漢字 🎮',
  taxId: 'MA 1234-567',
  street: '12 rue de la “Liberté”',
  postcode: '20 000',
  town: 'الدار البيضاء',
  vatCheck: {
    number: 'DE136695976',
    state: 'valid',
    at: '2026-03-02T10:00:00.000Z',
    consultation: 'WAPIAAAAXYZ1',
    name: 'Müller & Söhne GmbH 漢字',
  },
  locale: null,
  emailVerifiedAt: null,
  holdUntil: later,
  holdReason: 'Pays when the ministry does.',
}
