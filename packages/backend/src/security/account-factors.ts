import type { AccountFactor } from '@hostfront/contract/security'
import type { SecondFactor } from '@hostfront/domain/accounts/second-factor'
import type { User } from '@hostfront/domain/accounts/user'
import type { Page, ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { type PageRequest, pageQuery } from '../call/page-query.ts'
import { readPages } from '../call/read-pages.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { whoMay } from '../identity/who-may.ts'

const PAGE = 200
/** The cursor of a page within the team says how many come before it; any other is the store's, of the customers. */
const IN_TEAM = /^team (\d{1,6})$/
const FIRST_CUSTOMERS = 'customers'

/** The team, with and without a second factor, and after it everybody else who has one, newest first. */
export const listAccountFactors = (
  call: SignedInCall,
  input: PageRequest,
): Promise<Page<AccountFactor>> =>
  call.store.read((tx) => {
    const { limit } = pageQuery(input)
    const after = input.after ?? 'team 0'
    const from = IN_TEAM.exec(after)?.[1]
    return from === undefined
      ? customersPage(tx, after === FIRST_CUSTOMERS ? null : after, limit)
      : teamPage(tx, Number(from), limit)
  })

/** A team is small: it is read whole, and who has no second factor comes first. */
async function teamPage(tx: ReadTx, from: number, limit: number): Promise<Page<AccountFactor>> {
  const team: AccountFactor[] = []
  const where = whoMay('admin.enter')
  for await (const users of readPages((after) => tx.users.list({ where, limit: PAGE, after }))) {
    const factors = await factorsOf(tx, users)
    team.push(...users.map((user) => factorOf(user, factors.get(user.id))))
  }
  const to = from + limit
  return {
    items: team.toSorted(byNeedAndName).slice(from, to),
    next: to < team.length ? `team ${to}` : (await hasCustomers(tx)) ? FIRST_CUSTOMERS : null,
  }
}

const hasCustomers = async (tx: ReadTx): Promise<boolean> =>
  (await customersPage(tx, null, 1)).items.length > 0

/** Pages on which nobody but the team is are passed over. */
async function customersPage(
  tx: ReadTx,
  start: string | null,
  limit: number,
): Promise<Page<AccountFactor>> {
  let after = start
  do {
    const page = await tx.secondFactors.list({ where: CONFIRMED, limit, after })
    const owners = await rowsById(
      tx.users,
      page.items.map(({ userId }) => userId),
    )
    const items = page.items.flatMap((factor) => {
      const owner = owners.get(factor.userId)
      return owner && isCustomer(owner) ? [factorOf(owner, factor)] : []
    })
    if (items.length > 0) return { items, next: page.next }
    after = page.next
  } while (after !== null)
  return { items: [], next: null }
}

const CONFIRMED = { confirmedAt: { gte: '1970-01-01T00:00:00.000Z' } } as const

const TEAM = whoMay('admin.enter')

const isCustomer = ({ role, status }: User): boolean =>
  status !== 'deleted' && !(status === TEAM.status && TEAM.role.in.includes(role))

async function factorsOf(
  tx: ReadTx,
  users: readonly User[],
): Promise<ReadonlyMap<string, SecondFactor>> {
  if (users.length === 0) return new Map()
  const where = { ...CONFIRMED, userId: { in: users.map(({ id }) => id) } }
  const { items } = await tx.secondFactors.list({ where, limit: users.length })
  return new Map(items.map((factor) => [factor.userId, factor]))
}

const factorOf = (
  { id, name, email, role }: User,
  factor: SecondFactor | undefined,
): AccountFactor => ({
  customer: { id, name, email },
  role,
  since: factor?.confirmedAt ?? null,
  recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
})

const byNeedAndName = (one: AccountFactor, other: AccountFactor): number =>
  Number(one.since !== null) - Number(other.since !== null) ||
  one.customer.name.localeCompare(other.customer.name)
