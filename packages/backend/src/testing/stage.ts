import { API_SCOPES } from '@hostfront/domain/accounts/api-key'
import { sampleRow } from '@hostfront/store/sample-rows'
import { allRowsOf } from './all-rows.ts'
import type { Person } from './calls/people.ts'
import { type Records, recordsThrough } from './calls/records.ts'
import type { NamedRow } from './calls/row.ts'
import { tokenInMemory } from './made-up-host.ts'
import { ADMIN, type Client, openTestShop, type TestShop } from './shop.ts'

/** Those of the table, and keys of the owner: with every scope, and with all but the one that the row names. */
export type Caller = Person | 'key' | 'wrongKey'

/** A shop of its own for one call of a row: everybody who may call, and what the calls are about. */
export async function openStage(row: Pick<NamedRow, 'scope'>) {
  const shop = await openTestShop({ limits: {}, secondFactor: true, sendsMail: true })
  const owner = await shop.customer('owner', 10_000)
  const other = await shop.customer('other')
  const suspended = await shop.customer('suspended')
  const admin = await shop.admin()
  const newKey = async (scopes: readonly (typeof API_SCOPES)[number][]) => {
    const form = { name: 'Shop', scopes: [...scopes], expiresInDays: null }
    return shop.visitor({ apiKey: (await owner.apiKeys.create(form)).key })
  }
  const callers: Record<Caller, Client> = {
    visitor: shop.visitor(),
    owner,
    other,
    suspended,
    admin,
    key: await newKey(API_SCOPES),
    wrongKey: await newKey(API_SCOPES.filter((scope) => scope !== row.scope)),
  }
  await shop.store.transaction((tx) => tx.users.update(suspended.id, { status: 'suspended' }))
  return {
    shop,
    callers,
    records: recordsIn(shop, { owner, admin, id: owner.id }),
    snapshot: async () => JSON.stringify(await withoutUse(shop)),
    /** Somebody's browser that names its requests. */
    async keyed(who: 'owner' | 'admin') {
      const sessionToken = tokenInMemory()
      await shop.visitor({ sessionToken }).accounts.login(who === 'admin' ? ADMIN : OWNER)
      return (idempotencyKey: string) => shop.visitor({ sessionToken, idempotencyKey })
    },
  }
}

const OWNER = { email: 'owner@shop.test', password: 'password' }

/** All rows. That a key was used is noted whatever it is answered, as is that somebody was turned away. */
async function withoutUse(shop: TestShop) {
  const { auditLog, apiKeys, ...rows } = await allRowsOf(shop)
  return { ...rows, apiKeys: apiKeys.length, auditLog: auditLog.length }
}

function recordsIn(
  shop: TestShop,
  { owner, admin, id }: { owner: Client; admin: Client; id: string },
): Records {
  const ownerElsewhere = async () => {
    const browser = shop.visitor()
    await browser.accounts.login(OWNER)
    return browser
  }
  const records = recordsThrough(
    { owner: () => owner, admin: () => admin, ownerElsewhere },
    {
      owner: OWNER,
      passwordOf: (caller) => (caller === 'admin' ? ADMIN : OWNER).password,
      async token(kind) {
        await shop.visitor().accounts.requestPasswordReset({ email: OWNER.email })
        const mail = (await shop.mails(OWNER.email)).find((each) => each.kind === kind)
        return mail && 'token' in mail ? mail.token : ''
      },
      async domainRenewal() {
        const domain = {
          id: 'domain',
          createdAt: shop.backend.now(),
          userId: id,
          name: 'example.com',
          price: 1200,
          autoRenew: false,
          lastNotice: null,
          expiresAt: '2026-06-15T00:00:00.000Z',
        }
        await shop.store.transaction((tx) => tx.domains.insert(domain))
        return { id: domain.id, expiresAt: domain.expiresAt, total: domain.price }
      },
      async lostDispute() {
        const creditNoteId = await records.creditNote()
        const { id: gatewayId } = await records.gateway()
        await shop.store.transaction(async (tx) => {
          const note = await tx.creditNotes.get(creditNoteId)
          const { invoiceId = '', total = 0 } = note ?? {}
          const part = await tx.paymentAllocations.find({ invoiceId })
          const paid = { gatewayId, userId: id, invoiceId, paymentId: part?.paymentId ?? '' }
          const lost = { withdrawn: total, takenBack: total, claim: 'open' } as const
          await tx.paymentAttempts.insert(sampleRow('paymentAttempts', paid))
          const dispute = { ...paid, ...lost, creditNoteId, billedById: null }
          await tx.disputes.insert(sampleRow('disputes', dispute))
        })
        return sampleRow('disputes').id
      },
    },
  )
  return records
}
