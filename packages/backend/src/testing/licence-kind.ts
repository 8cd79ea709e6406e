/**
 * A third kind of what is sold by time, for tests alone: licences for 60 days. What it costs to have one is in this
 * file. It has no collection of its own, so each lies as JSON in a note on its customer: locked, guarded and rolled
 * back by every adapter like any other row. It borrows words from the other kinds to notify customers of it.
 */
import { addDays } from '@hostfront/domain/add-days'
import { dueBill, paysItself, type RenewalFacts } from '@hostfront/domain/renewals/due-bill'
import { quotePeriod, type RenewalStep, type SoldByTime } from '@hostfront/domain/renewals/renewal'
import type { Rows } from '@hostfront/store/collections'
import { StoreError, type Tx } from '@hostfront/store/port'
import type { Backend } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { notify } from '../notifications/notify.ts'
import { cancelOpenRenewals } from '../renewals/cancel-open-renewals.ts'
import type { RenewalKind } from '../renewals/renewal-kind.ts'

export const LICENCE_DAYS = 60
export const LICENCE_PRICE = 700
/** So many days before its end who does not renew it by coins is reminded. */
const REMIND_DAYS = 3
/** So many days after its end, or after it was suspended, it ends. */
export const LICENCE_GRACE_DAYS = 10

export interface Licence extends SoldByTime {
  readonly createdAt: string
  readonly name: string
  readonly status: 'active' | 'suspended' | 'ended'
  readonly suspendedAt: string | null
  readonly isTold: boolean
}

export const licenceKind: RenewalKind<Licence, 'licence'> = {
  kind: 'licence',
  collection: 'clientNotes',
  read: async (tx, id) => readLicence(await tx.clientNotes.get(id)),
  lock: async (tx, id) => readLicence(await tx.clientNotes.get(id, { lock: true })),
  setAutoRenew: async (tx, id, autoRenew) => {
    const licence = readLicence(await tx.clientNotes.get(id))
    return licence && change(tx, licence, { autoRenew })
  },

  dueLists: () => [
    async (tx, page) => {
      const { items, next } = await tx.clientNotes.list(page)
      return { items: items.flatMap((note) => readLicence(note) ?? []), next }
    },
  ],
  nextStep,
  nextLoss: ({ status, name, expiresAt, suspendedAt }) =>
    status === 'active'
      ? { step: 'suspend', name, at: expiresAt }
      : { step: 'terminate', name, at: addDays(suspendedAt ?? '', LICENCE_GRACE_DAYS) },
  steps: {
    tell(tx, backend, licence) {
      const { name: domainName, expiresAt } = licence
      const event = { kind: 'domain-expiring', domainName, expiresAt } as const
      return told(tx, backend, licence, { isTold: true }, event)
    },
    suspend(tx, backend, licence) {
      const suspended = { status: 'suspended', suspendedAt: backend.now() } as const
      return told(tx, backend, licence, suspended, {
        kind: 'service-suspended',
        serviceName: licence.name,
      })
    },
    async terminate(tx, backend, licence) {
      await cancelOpenRenewals(tx, backend, 'licence', licence.id)
      const event = { kind: 'service-terminated', serviceName: licence.name } as const
      return told(tx, backend, licence, { status: 'ended' }, event)
    },
  },
  isOver: ({ status }) => status === 'ended',

  quote: (licence, tax) =>
    quotePeriod(licence, { description: `Licence ${licence.name}` }, LICENCE_PRICE, tax),
  periodEnd: (_, periodStart) => addDays(periodStart, LICENCE_DAYS),
  moveEnd: (tx, licence, expiresAt) => change(tx, licence, { expiresAt }),
  usualMethod: async () => 'bank-transfer',
  extend(tx, backend, licence, periodStart) {
    const expiresAt = addDays(periodStart, LICENCE_DAYS)
    const runs = { status: 'active', suspendedAt: null, isTold: false, expiresAt } as const
    const event = { kind: 'service-renewed', serviceName: licence.name, expiresAt } as const
    return told(tx, backend, licence, runs, event)
  },

  checkRenewable({ status, expiresAt }, shownEnd) {
    if (status === 'ended' || expiresAt !== shownEnd) throw refused('NOT_FOUND')
  },
  checkAutoRenew() {},
  leave: async () => {},
}

function nextStep(licence: Licence, facts: RenewalFacts): RenewalStep | null {
  const { invoice, coins, now } = facts
  if (licence.status === 'suspended') {
    if (invoice && paysItself(licence, invoice, coins)) return 'pay-with-coins'
    return now >= addDays(licence.suspendedAt ?? '', LICENCE_GRACE_DAYS) ? 'terminate' : null
  }
  if (licence.status === 'ended') return null
  const step = dueBill(licence, facts)
  if (step) return step
  if (now >= licence.expiresAt) return 'suspend'
  const isNear = now >= addDays(licence.expiresAt, -REMIND_DAYS)
  return isNear && !licence.autoRenew && !licence.isTold ? 'tell' : null
}

/** A licence as a note on its customer. */
export const noteOf = ({ id, createdAt, userId, ...facts }: Licence): Rows['clientNotes'] => ({
  id,
  createdAt,
  userId,
  authorId: userId,
  body: JSON.stringify(facts),
})

export function readLicence(note: Rows['clientNotes'] | null): Licence | null {
  if (!note) return null
  const { id, createdAt, userId, body } = note
  return { ...JSON.parse(body), id, createdAt, userId }
}

async function change(tx: Tx, before: Licence, changes: Partial<Licence>): Promise<Licence> {
  const { body } = noteOf({ ...before, ...changes })
  const note = await tx.clientNotes.update(before.id, { body }, { body: noteOf(before).body })
  const after = readLicence(note)
  if (!after) throw new StoreError('conflict', 'clientNotes.body')
  return after
}

async function told(
  tx: Tx,
  backend: Pick<Backend, 'now' | 'newId' | 'sendsMail'>,
  licence: Licence,
  changes: Partial<Licence>,
  event: Parameters<typeof notify>[3],
): Promise<Licence> {
  const after = await change(tx, licence, changes)
  await notify(tx, backend, licence.userId, event)
  return after
}
