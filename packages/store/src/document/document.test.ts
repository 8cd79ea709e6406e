import { SEED_STOREFRONT } from '@hostfront/domain/settings/seed-storefront'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Rows } from '../collections.ts'
import { sampleRow, sampleUser } from '../conformance/sample-rows.ts'
import { documentRow, sampleDocument, sampleTables } from '../conformance/sample-shop.ts'
import { MAX_DOCUMENT_LENGTH, parseDocument } from './document.ts'
import { DOCUMENT_VERSION } from './document-version.ts'
import { migrateDocument } from './migrations.ts'
import { writeDocument } from './write-document.ts'

const parse = (document: unknown) => parseDocument(JSON.stringify(document))
const without = (key: string) => {
  const { [key]: _, ...rest } = sampleDocument()
  return rest
}

test('a written document reads back as it was', () => {
  const text = writeDocument({ revision: 7, tables: sampleTables() })
  expect(JSON.parse(text)).toEqual(sampleDocument())
  const parsed = parseDocument(text)
  expect(parsed.ok && writeDocument(parsed.value)).toBe(text)
})

test('a shop of before its pages could say something else says what the seed says', () => {
  const { storefront: _, ...settings } = sampleRow('settings')
  const parsed = parse({ ...sampleDocument(), settings })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  expect(JSON.parse(writeDocument(parsed.value)).settings.storefront).toEqual(SEED_STOREFRONT)
})

test('plans, services and what refers to them have the names of the seed in the document', () => {
  const written = JSON.parse(writeDocument({ revision: 7, tables: sampleTables() }))
  const { planId, planName } = sampleRow('services')
  expect(written.services).toEqual([sampleRow('plans')])
  expect(written.userServices).toMatchObject([{ serviceId: planId, serviceName: planName }])
  expect(written.orders[0]).toHaveProperty('serviceName', sampleRow('orders').planName)
  expect(written.invoices[0]).toMatchObject({ subjectKind: 'service', subjectId: 'service-1' })
  expect(written.vouchers[0]).toHaveProperty('applicableServices')
  expect(written.tickets[0]).toEqual(sampleRow('tickets'))
  expect(parse({ ...without('services'), plans: [] })).toEqual({
    ok: false,
    refusal: { code: 'not-a-document', where: 'plans' },
  })
})

test('a shop without settings is written and read', () => {
  const parsed = parse({ version: 1, revision: 0, users: [] })
  expect(parsed.ok && JSON.parse(writeDocument(parsed.value))).toMatchObject({ settings: null })
})

test.each([
  ['cut off', JSON.stringify(sampleDocument()).slice(0, -100), { code: 'not-json' }],
  ['empty', '', { code: 'not-json' }],
  ['a list', '[]', { code: 'not-a-document', where: '' }],
  ['nothing', 'null', { code: 'not-a-document', where: '' }],
])('a text that is %s is refused', (_, text, refusal) => {
  expect(parseDocument(text)).toEqual({ ok: false, refusal })
})

test.each([
  ['version', without('version'), 'version'],
  ['a whole version', { ...sampleDocument(), version: 1.5 }, 'version'],
  ['a revision', without('revision'), 'revision'],
  ['users', without('users'), 'users'],
  ['a list of orders', { ...sampleDocument(), orders: {} }, 'orders'],
  ['one object of settings', { ...sampleDocument(), settings: [] }, 'settings'],
  ['known collections only', { ...sampleDocument(), spaceships: [] }, 'spaceships'],
])('a document without %s is refused', (_, document, where) => {
  expect(parse(document)).toEqual({ ok: false, refusal: { code: 'not-a-document', where } })
})

test('a document of a newer version is refused, whatever is in it', () => {
  const version = DOCUMENT_VERSION + 1
  expect(parse({ version, shape: 'unknown' })).toEqual({
    ok: false,
    refusal: { code: 'newer-version', version, supported: DOCUMENT_VERSION },
  })
})

test('a row that its schema refuses is named by collection, place and path', () => {
  const orders = [documentRow('orders'), { ...documentRow('orders'), id: 'order-2', price: '5' }]
  expect(parse({ ...sampleDocument(), orders })).toEqual({
    ok: false,
    refusal: { code: 'invalid-row', collection: 'orders', index: 1, path: 'price' },
  })
})

test.each(['a\0b', 'half \ud800'])('text that a database cannot hold is refused: %j', (name) => {
  expect(parse({ ...sampleDocument(), users: [sampleUser(2, { name })] })).toEqual({
    ok: false,
    refusal: { code: 'invalid-row', collection: 'users', index: 0, path: 'name' },
  })
})

test('broken checks, duplicates and dangling references are refused', () => {
  const refusalOf = (part: object) => {
    const parsed = parse({ ...sampleDocument(), ...part })
    return parsed.ok ? null : parsed.refusal
  }
  expect(refusalOf({ vouchers: [sampleRow('vouchers', { usedCount: 101 })] })).toEqual({
    code: 'broken-check',
    collection: 'vouchers',
    index: 0,
    check: 'uses-within-limit',
  })
  const users = [sampleRow('users'), sampleUser(2, { email: 'amina@example.com' })]
  expect(refusalOf({ users })).toMatchObject({ code: 'duplicate', index: 1, key: 'email' })
  expect(refusalOf({ users: [sampleRow('users'), sampleRow('users')] })).toMatchObject({
    code: 'duplicate',
    key: 'id',
  })
  expect(refusalOf({ orders: [sampleRow('orders', { userId: 'gone' })] })).toEqual({
    code: 'dangling-reference',
    collection: 'orders',
    index: 0,
    field: 'userId',
  })
})

test('coins that differ from the sum of their entries are refused', () => {
  const users = [sampleRow('users', { coins: 9_999 })]
  expect(parse({ ...sampleDocument(), users })).toEqual({
    ok: false,
    refusal: { code: 'ledger-mismatch', userId: 'user-1', coins: 9_999, ledger: 10_000 },
  })
})

test('keys that JavaScript gives a meaning reach no prototype', () => {
  const text = JSON.stringify(sampleDocument())
  const poisoned = [
    text.replace('{', '{"__proto__":{"isAdmin":true},'),
    text.replace('{', '{"constructor":[],'),
    text.replace('"users":[{', '"users":[{"__proto__":{"isAdmin":true},'),
    text.replace('"specs":{', '"specs":{"__proto__":{"isAdmin":true},'),
  ]
  const parsed = poisoned.map(parseDocument)
  expect(parsed.map(({ ok }) => ok)).toEqual([false, false, true, true])
  expect('isAdmin' in {}).toBe(false)
  for (const answer of parsed) {
    if (answer.ok) expect(writeDocument(answer.value)).not.toContain('isAdmin')
  }
})

test('a document of the first version is read in the shape of today', () => {
  const [{ from: _, isInternal: __, ...message }] = sampleRow('tickets').messages as [
    Rows['tickets']['messages'][number],
  ]
  const { assigneeId, ...ticket } = sampleRow('tickets')
  const { subjectKind: _kind, subjectId, ...invoice } = documentRow('invoices')
  const messages = [message, { ...message, authorId: 'admin-1' }, { ...message, authorId: null }]
  const { domains, clientNotes, ...rest } = sampleDocument()
  const parsed = parse({
    ...rest,
    version: 1,
    tickets: [{ ...ticket, messages }],
    invoices: [{ ...invoice, orderId: null, userServiceId: subjectId }],
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const written = JSON.parse(writeDocument(parsed.value))
  expect(written).toMatchObject({ version: DOCUMENT_VERSION, domains: [], clientNotes: [] })
  expect(written.tickets).toEqual([
    {
      ...ticket,
      assigneeId: null,
      messages: messages.map((each, at) => ({
        ...each,
        from: at === 0 ? 'customer' : 'team',
        isInternal: false,
      })),
    },
  ])
  expect(written.invoices).toEqual([documentRow('invoices')])
})

test('domains of the second version have told nobody of their end', () => {
  const { lastNotice: _, ...domain } = sampleRow('domains')
  const parsed = parse({ ...sampleDocument(), version: 2, domains: [domain] })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  expect(JSON.parse(writeDocument(parsed.value)).domains).toEqual([{ ...domain, lastNotice: null }])
})

test('invoices of the third version name shop and customer as they are when it is read', () => {
  const invoiceToday = documentRow('invoices')
  const {
    seller: _,
    buyer: __,
    taxName,
    taxBasisPoints: ___,
    taxReason: ____,
    vatCheck: _____,
    secondRate: ______,
    ...invoice
  } = invoiceToday
  const { name, company, country, taxId, street, postcode, town } = sampleRow('users')
  const buyer = { name, company, country, taxId, street, postcode, town }
  const read = (document: object) => {
    const parsed = parse({ ...document, version: 3, invoices: [invoice] })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
    return JSON.parse(writeDocument(parsed.value)).invoices
  }
  const { siteName, address, paymentsEmail } = sampleRow('settings')
  const seller = { name: siteName, address, email: paymentsEmail, country: null, ids: [] }
  expect(read(sampleDocument())).toEqual([
    {
      ...{ ...invoice, seller, buyer, taxName, taxBasisPoints: null, taxReason: null },
      ...{ vatCheck: null, secondRate: null },
    },
  ])
  const settings = sampleRow('settings')
  const spoiled = { ...settings, tax: { ...settings.tax, name: 'V\u0000AT' } }
  expect(read({ ...sampleDocument(), settings: spoiled })).toMatchObject([{ taxName: 'VAT' }])
  const nobody = { name: '', address: '', email: '' }
  expect(read({ ...sampleDocument(), settings: null })).toMatchObject([
    { seller: nobody, taxName: '' },
  ])
})

test('shops of the fourth version take orders, and are led through nothing', () => {
  const { takesOrders: _orders, checklist: _list, ...settings } = sampleRow('settings')
  const parsed = parse({ ...sampleDocument(), version: 4, settings })
  const written = parsed.ok ? JSON.parse(writeDocument(parsed.value)) : null
  expect(written.settings).toEqual({ ...settings, takesOrders: true, checklist: 'none' })
})

test('services of the fourth version were suspended by the team where their paid time had not ended', () => {
  const {
    suspendedByHand: _,
    suspensionReason: __,
    keepUntil: ___,
    access: ____,
    ...row
  } = documentRow('services')
  const end = '2026-06-01T12:00:00.000Z'
  const read = (changes: object) => {
    const userServices = [{ ...row, expiresAt: end, ...changes }]
    const parsed = parse({ ...sampleDocument(), version: 4, userServices })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
    return JSON.parse(writeDocument(parsed.value)).userServices[0]
  }
  const within = { status: 'suspended', suspendedAt: '2026-05-20T12:00:00.000Z' }
  const nothing = { suspensionReason: null, keepUntil: null, access: null }
  expect(read(within)).toMatchObject({ ...within, ...nothing, suspendedByHand: true })
  const others = [
    { status: 'suspended', suspendedAt: end },
    { status: 'suspended', suspendedAt: null },
    { status: 'active', suspendedAt: null },
    { ...within, status: 'terminated' },
  ]
  for (const changes of others) {
    expect(read(changes)).toMatchObject({ ...changes, ...nothing, suspendedByHand: false })
  }
})

test('whatever lies in the place of tickets and invoices of the first version, nothing is thrown', () => {
  const value = fc.jsonValue({ maxDepth: 4 })
  fc.assert(
    fc.property(value, value, value, (one, other, users) => {
      const spoiled = { ...sampleDocument(), version: 1, users, settings: other }
      expect(typeof parse(spoiled).ok).toBe('boolean')
      const tickets = [one, { ...sampleRow('tickets'), messages: other }]
      const parsed = parse({ ...sampleDocument(), version: 1, tickets, invoices: other })
      expect(typeof parsed.ok).toBe('boolean')
    }),
    { numRuns: 200 },
  )
})

test('a text beyond the limit is refused unread', () => {
  const text = { length: MAX_DOCUMENT_LENGTH + 1 } as string
  expect(parseDocument(text)).toMatchObject({ ok: false, refusal: { code: 'too-large' } })
})

test('lines of the log that were written before addresses have none, and stay', () => {
  const { address: _, keptUntil: __, ...entry } = sampleRow('auditLog')
  const parsed = parse({ ...sampleDocument(), version: 4, auditLog: [entry] })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  expect(JSON.parse(writeDocument(parsed.value)).auditLog).toEqual([
    { ...entry, address: null, keptUntil: null },
  ])
})

test('earlier versions are brought forward step by step, on copies', () => {
  const original = Object.freeze({ version: 1, revision: 3, users: [] })
  const migrated = migrateDocument(original, [
    (document) => ({ ...document, domains: [] }),
    ({ domains, ...document }) => ({ ...document, zones: domains }),
  ])
  expect(migrated).toEqual({ version: 3, revision: 3, users: [], zones: [] })
  expect(migrateDocument({ ...original, version: 3 }, [])).toEqual({ ...original, version: 3 })
})

test('no damage to the text makes reading throw, and what is read can be written', () => {
  const text = writeDocument({ revision: 7, tables: sampleTables() })
  const damage = fc.tuple(fc.nat(text.length - 1), fc.nat(40), fc.string({ maxLength: 20 }))
  let read = 0
  fc.assert(
    fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (edits) => {
      let damaged = text
      for (const [at, cut, put] of edits)
        damaged = damaged.slice(0, at) + put + damaged.slice(at + cut)
      const parsed = parseDocument(damaged)
      if (!parsed.ok) return
      read++
      expect(parseDocument(writeDocument(parsed.value))).toMatchObject({ ok: true })
    }),
    { numRuns: 1000 },
  )
  expect(read).toBeLessThan(1000)
})

test('any value in the place of any part is refused or read, never thrown at', () => {
  const keys = Object.keys(sampleDocument())
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.jsonValue({ maxDepth: 4 }), (key, value) => {
      const parsed = parse({ ...sampleDocument(), [key]: value })
      expect(typeof parsed.ok).toBe('boolean')
    }),
    { numRuns: 500 },
  )
})
