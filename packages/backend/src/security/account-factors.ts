import type { AccountFactor } from '@hostfront/contract/security'
import type { SecondFactor } from '@hostfront/domain/accounts/second-factor'
import type { User } from '@hostfront/domain/accounts/user'
import type { ReadTx } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import { rowsById } from '../call/rows-by-id.ts'
import { whoMay } from '../identity/who-may.ts'

const PAGE = 200

/** The team, with and without a second factor, and everybody else who has one. */
export const listAccountFactors = (call: SignedInCall): Promise<AccountFactor[]> =>
  call.store.read(async (tx) => {
    const factors = await confirmedFactors(tx)
    const owners = await rowsById(tx.users, [...factors.keys()])
    const team = await teamOf(tx)
    const people = new Map([...owners, ...team.map((user) => [user.id, user] as const)])
    return [...people.values()]
      .filter(({ status }) => status !== 'deleted')
      .map((user) => factorOf(user, factors.get(user.id)))
      .toSorted(byTeamAndName)
  })

async function confirmedFactors(tx: ReadTx): Promise<ReadonlyMap<string, SecondFactor>> {
  const found = new Map<string, SecondFactor>()
  for await (const page of readPages((after) => tx.secondFactors.list({ limit: PAGE, after }))) {
    for (const factor of page) if (factor.confirmedAt !== null) found.set(factor.userId, factor)
  }
  return found
}

async function teamOf(tx: ReadTx): Promise<User[]> {
  const found: User[] = []
  const where = whoMay('admin.enter')
  for await (const page of readPages((after) => tx.users.list({ where, limit: PAGE, after }))) {
    found.push(...page)
  }
  return found
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

/** The team first, and of it who has none. */
const byTeamAndName = (one: AccountFactor, other: AccountFactor): number =>
  Number(one.role === 'user') - Number(other.role === 'user') ||
  Number(one.since !== null) - Number(other.since !== null) ||
  one.customer.name.localeCompare(other.customer.name)
