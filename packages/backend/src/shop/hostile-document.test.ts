/** Documents that somebody has made to do harm: refused whole with their reason, or taken as the mere text that they are. */
import { type CollectionName, collectionNames, collections } from '@hostfront/store/collections'
import { documentNameOf, fromDocumentRow, toDocumentRow } from '@hostfront/store/document-names'
import { StoreError } from '@hostfront/store/port'
import { rules } from '@hostfront/store/rules'
import { sampleRow } from '@hostfront/store/sample-rows'
import { expect, test } from 'vitest'
import { allRowsOf } from '../testing/all-rows.ts'
import { refusalOf } from '../testing/refusal.ts'
import { ADMIN, clientOf, openTestShop } from '../testing/shop.ts'
import { isPassing } from './passing.ts'

const MARKUP = `<script>alert(1)</script>"'&`

type Fields = Record<string, unknown>
type Path = readonly (string | number)[]

test.each(['__proto__', 'constructor', 'prototype', 'toString'])(
  'a key %s beside the collections is refused, whatever stands under it',
  async (key) => {
    const { document, refused } = await openWithDocument()
    for (const value of ['[]', '{"polluted":true}', '[{"polluted":true}]']) {
      const text = JSON.stringify(document()).replace('{', `{"${key}":${value},`)
      expect(await refused(text)).toEqual({ code: 'not-a-document', where: key })
    }
    expectNothingPolluted()
  },
)

test('keys that lead to prototypes are left out of every record and of all that it holds', async () => {
  const { shop, document, take } = await openWithDocument()
  const poison = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},'
  const text = JSON.stringify(document()).replaceAll('{"', `{${poison}"`)
  // Not beside the collections: there they are refused.
  await take(text.replace(poison, ''))
  expectNothingPolluted()
  const rows = await allRowsOf(shop)
  expect(JSON.stringify(rows)).not.toContain('polluted')
  const kept = ({ settings, users }: typeof rows) => ({ settings, users })
  expect(kept(rows)).toEqual({ settings: [document().settings], users: document().users })
})

test('markup is stored to the letter wherever text may stand, and refused wherever it may not', async () => {
  const { shop, document, take, refused } = await openWithDocument()
  const whole = document()
  const places = collectionNames.flatMap((name) =>
    textsIn(sampleRow(name)).map((path) => [name, path] as const),
  )
  const refusedAt: string[] = []
  for (const [name, path] of places) {
    const field = String(path[0])
    if (field === 'id' || field in rules[name].references) continue
    // A service's location is its choice of the option of that id.
    if (name === 'services' && path.at(-1) === 'id') continue
    const row = withText(sampleRow(name), path, MARKUP)
    if (collections[name].safeParse(row).success) put(whole, name, path, MARKUP)
    else {
      const changed = put(document(), name, path, MARKUP)
      const place = `${documentNameOf(name)}[0].${inDocument(name, path).join('.')}`
      // Which of several kinds of recipe or facts was meant may not be told: the place is all of it then.
      const undecided = { planTemplates: ['planTemplates[0].recipe'], tasks: ['tasks[0].facts'] }
      const where = [place, ...(Object.entries(undecided).find(([of]) => of === name)?.[1] ?? [])]
      const answer = await refused(JSON.stringify(changed))
      expect(where.map((each) => ({ code: 'invalid-row', where: each }))).toContainEqual(answer)
      refusedAt.push(`${name}.${path.join('.')}`)
    }
  }
  expect(refusedAt).toEqual(expect.arrayContaining(['users.passwordHash', 'orders.status']))
  await take(JSON.stringify(whole))
  const rows = await allRowsOf(shop)
  for (const name of collectionNames.filter((each) => !isPassing(each))) {
    const list = name === 'settings' ? [whole.settings] : whole[documentNameOf(name)]
    const expected = (list as unknown[]).map((row) => fromDocumentRow(name, row))
    // The import itself is written down behind what the document brought.
    const stored = name === 'auditLog' ? rows.auditLog.slice(0, 1) : rows[name]
    expect(stored, name).toEqual(expected)
  }
  expect(JSON.stringify(rows).split('<script>').length).toBeGreaterThan(50)
}, 30_000)

test.each(collectionNames)(
  '%s of a wrong type are refused, whole or in one field',
  async (name) => {
    const { document, refused } = await openWithDocument()
    const [key, sample] = [documentNameOf(name), documentRow(name)]
    const isList = name !== 'settings'
    const noLists = [7, 'text', true, null, {}, { 0: sample, length: 1 }]
    for (const value of isList ? noLists : [[], [sample]]) {
      const text = JSON.stringify({ ...document(), [key]: value })
      expect(await refused(text)).toEqual({ code: 'not-a-document', where: key })
    }
    const noRows = isList ? [null, 7, 'text', [], [sample], {}] : [7, 'text', true, {}]
    for (const row of noRows) {
      const text = JSON.stringify({ ...document(), [key]: isList ? [row] : row })
      expect(await refused(text)).toMatchObject({ code: 'invalid-row' })
    }
    for (const [field, value] of Object.entries(sample)) {
      const row = { ...sample, [field]: typeof value === 'object' && value ? 7 : {} }
      const text = JSON.stringify({ ...document(), [key]: isList ? [row] : row })
      expect(await refused(text)).toEqual({ code: 'invalid-row', where: `${key}[0].${field}` })
    }
  },
)

test('a file that is cut off anywhere is refused', async () => {
  const { document, refused } = await openWithDocument()
  const text = JSON.stringify(document())
  for (let part = 0; part < 40; part++) {
    const cut = text.slice(0, Math.floor((text.length * part) / 40))
    expect(await refused(cut), cut.slice(-20)).toEqual({ code: 'not-json', where: '' })
  }
  expect(await refused(text.slice(0, -1))).toEqual({ code: 'not-json', where: '' })
  expect(await refused(text + text)).toEqual({ code: 'not-json', where: '' })
})

test('a later version is refused, and so is what is no version', async () => {
  const { document, refused } = await openWithDocument()
  for (const version of [document().version + 1, 99, Number.MAX_SAFE_INTEGER]) {
    const text = JSON.stringify({ ...document(), version })
    expect(await refused(text)).toEqual({ code: 'newer-version', where: `version ${version}` })
  }
  for (const version of [0, -1, 1.5, '2', null, true, [2], {}, 2 ** 53]) {
    const text = JSON.stringify({ ...document(), version })
    expect(await refused(text)).toEqual({ code: 'not-a-document', where: 'version' })
  }
  const endless = JSON.stringify({ ...document(), version: 0 }).replace(
    '"version":0',
    '"version":1e999',
  )
  expect(await refused(endless)).toEqual({ code: 'not-a-document', where: 'version' })
})

test('a document of the first version is taken in with its tickets and invoices as they are today', async () => {
  const { shop, document, take } = await openWithDocument()
  const { domains, clientNotes, ...earlier } = document()
  const { assigneeId, ...ticket } = sampleRow('tickets')
  const { subjectKind: _kind, subjectId, ...invoice } = documentRow('invoices')
  const messages = ['user-1', 'other-1'].map((authorId) => ({
    authorId,
    createdAt: ticket.createdAt,
    body: MARKUP,
  }))
  const rows = {
    tickets: [{ ...ticket, messages }],
    invoices: [{ ...invoice, userServiceId: subjectId }],
  }
  await take(JSON.stringify({ ...earlier, ...rows, version: 1 }))
  const admin = await shop.admin()
  const file = await admin.tickets.inspect({ id: ticket.id })
  expect(file.assigneeName).toBeNull()
  expect(file.messages.map(({ from, isInternal, body }) => [from, isInternal, body])).toEqual([
    ['customer', false, MARKUP],
    ['team', false, MARKUP],
  ])
  const { items } = await admin.billing.allInvoices({})
  expect(items.map((item) => item.invoice)).toEqual([sampleRow('invoices')])
})

test('books that do not add up are refused, however they fail to', async () => {
  const { document, refused } = await openWithDocument()
  const entry = sampleRow('coinEntries')
  const { coins } = sampleRow('users')
  const second = (fields: Fields) => ({ ...entry, id: 'entry-2', ...fields })
  const mismatch = { code: 'ledger-mismatch', where: 'users: user-1' }
  const ledgers: [entries: Fields[], facts: object][] = [
    [[], mismatch],
    [[{ ...entry, amount: coins - 1 }], mismatch],
    [[entry, second({ amount: -1 })], mismatch],
    [[entry, second({ amount: 1 })], mismatch],
    [[entry, entry], { code: 'duplicate', where: 'coinEntries[1].id' }],
    [
      [{ ...entry, userId: 'nobody' }],
      { code: 'dangling-reference', where: 'coinEntries[0].userId' },
    ],
    [
      [{ ...entry, balanceAfter: -1 }],
      { code: 'invalid-row', where: 'coinEntries[0].balanceAfter' },
    ],
    [[{ ...entry, amount: 0.5 }], { code: 'invalid-row', where: 'coinEntries[0].amount' }],
    [[{ ...entry, amount: 1e300 }], { code: 'invalid-row', where: 'coinEntries[0].amount' }],
  ]
  for (const [coinEntries, facts] of ledgers) {
    expect(await refused(JSON.stringify({ ...document(), coinEntries }))).toEqual(facts)
  }
  const invoice = { ...documentRow('invoices'), total: 1 }
  expect(await refused(JSON.stringify({ ...document(), invoices: [invoice] }))).toEqual({
    code: 'broken-check',
    where: 'invoices[0]: total-adds-up',
  })
})

test('what only the adapter finds out is refused with the rule that it names', async () => {
  const { shop, document } = await openWithDocument()
  const text = JSON.stringify(document())
  const before = await allRowsOf(shop)
  for (const kind of ['check', 'unique', 'reference'] as const) {
    const replaceAll = () => Promise.reject(new StoreError(kind, 'users.name'))
    const admin = clientOf({ ...shop.backend, store: { ...shop.store, replaceAll } })
    await admin.accounts.login(ADMIN)
    const call = admin.shop.importDocument({ text, apply: true })
    expect(await refusalOf(call)).toEqual([
      'DOCUMENT_REFUSED',
      { code: 'invalid-row', where: 'users.name' },
    ])
  }
  expect((await allRowsOf(shop)).users).toEqual(before.users)
})

/** A shop, and a document with its administrator and a record of every kind. */
async function openWithDocument() {
  const shop = await openTestShop()
  const admin = await shop.admin()
  const own = JSON.parse((await admin.shop.exportDocument()).text) as Fields & { users: Fields[] }
  const samples = Object.fromEntries(
    collectionNames.map((name) => [documentNameOf(name), [documentRow(name)]]),
  )
  const text = JSON.stringify({
    version: own.version,
    revision: own.revision,
    ...samples,
    users: [sampleRow('users'), ...own.users.map((user) => ({ ...user, coins: 0 }))],
    settings: sampleRow('settings'),
  })
  return {
    shop,
    document: () =>
      JSON.parse(text) as Fields & { version: number; settings: Fields; users: Fields[] },
    take: (taken: string) => admin.shop.importDocument({ text: taken, apply: true }),
    /** The facts of the refusal; the shop is what it was, after a dry run and after none. */
    async refused(refusedText: string) {
      const before = await allRowsOf(shop)
      const facts: unknown[] = []
      for (const apply of [false, true]) {
        const call = admin.shop.importDocument({ text: refusedText, apply })
        const [code, data] = await refusalOf(call)
        expect(code).toBe('DOCUMENT_REFUSED')
        facts.push(data)
      }
      expect(facts[1]).toEqual(facts[0])
      expect(await allRowsOf(shop)).toEqual(before)
      return facts[0]
    },
  }
}

function expectNothingPolluted(): void {
  expect(({} as Fields).polluted).toBeUndefined()
  expect(([] as unknown as Fields).polluted).toBeUndefined()
  expect(Object.keys(Object.prototype)).toEqual([])
}

const documentRow = (name: CollectionName) => toDocumentRow(name, sampleRow(name)) as Fields

/** The path of a field of ours in the document's row. */
const inDocument = (name: CollectionName, [field = '', ...rest]: Path): Path => [
  Object.keys(toDocumentRow(name, { [field]: null }) as Fields)[0] ?? field,
  ...rest,
]

/** The paths of the texts in a value. */
function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function withText<Value>(value: Value, [key, ...rest]: Path, text: string): Value {
  if (key === undefined) return text as Value
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<
    string | number,
    unknown
  >
  copy[key] = withText(copy[key], rest, text)
  return copy as Value
}

function put<Whole extends Fields>(
  document: Whole,
  name: CollectionName,
  path: Path,
  text: string,
): Whole {
  const list =
    name === 'settings' ? [document.settings] : (document[documentNameOf(name)] as unknown[])
  const row = list[0]
  const changed = withText(row, inDocument(name, path), text)
  list[0] = changed
  if (name === 'settings') Object.assign(document, { settings: changed })
  return document
}
