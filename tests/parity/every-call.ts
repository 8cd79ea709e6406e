import { answerTo, inputOf, rows, send } from '../../packages/backend/src/testing/calls/calls.ts'
import { type Records, recordsThrough } from '../../packages/backend/src/testing/calls/records.ts'
import type { NamedRow } from '../../packages/backend/src/testing/calls/row.ts'
import { ADMIN } from '../../packages/backend/src/testing/shop.ts'
import { type Answer, answerOf, Normaliser } from './answer.ts'
import type { Browser, Edition } from './edition.ts'

const PASSWORD = 'Copper-Lantern-84'
const PLENTY = 1_000_000

const CALLERS = ['visitor', 'owner', 'other', 'admin'] as const
type Caller = (typeof CALLERS)[number]

/** A procedure called by somebody, with the code that the table of calls expects. */
export interface EveryCall {
  readonly name: string
  readonly row: NamedRow
  readonly caller: Caller
  readonly expected: string
}

/**
 * Every procedure called by everybody, but where it would take the caller away: the conversation has those. Who is suspended
 * has no session left, without a hand in the database: the suites of permissions have that.
 */
export const everyCall: readonly EveryCall[] = rows.flatMap((row) =>
  (row.shared?.isAged ? (['visitor'] as const) : CALLERS).map((caller) => ({
    name: `${row.name} by: ${caller}`,
    row,
    caller,
    expected: answerTo(row, caller, 'shared'),
  })),
)

/** All of them one after the other in one new shop; the answers by the name of their call. */
export async function callEverything(edition: Edition): Promise<Map<string, EveryAnswer>> {
  const people = await settle(edition)
  const normaliser = new Normaliser()
  const answers = new Map<string, EveryAnswer>()
  for (const { name, row, caller } of everyCall) {
    const input = await inputOf(row, { place: 'shared', records: people.records, caller })
    const answer = await answerOf(async () =>
      inCommon(row, await send(people.browsers[caller].api, row, input)),
    )
    answers.set(name, { code: codeOf(answer), said: normaliser.normalise(answer) })
    if (row.endsSession) await people.comeBack(caller)
  }
  return answers
}

/** `code`: `ok` or that of the refusal. `said`: all of it, as far as two shops that are sent the same say the same. */
interface EveryAnswer {
  readonly code: string
  readonly said: unknown
}

const inCommon = (row: NamedRow, answer: unknown): unknown =>
  row.inCommon ? row.inCommon(answer) : answer

function codeOf(answer: Answer): string {
  if ('value' in answer) return 'ok'
  return 'refused' in answer ? String(answer.refused[0]) : answer.failed
}

/** Those who call, with accounts of their own in a new shop. */
async function settle(edition: Edition) {
  const accountOf = (caller: string) =>
    caller === 'admin' ? ADMIN : { email: `${caller}@shop.test`, password: PASSWORD }
  const signIn = async (caller: Caller): Promise<Browser> => {
    const browser = edition.browser()
    if (caller !== 'visitor') await browser.api.accounts.login(accountOf(caller))
    return browser
  }
  const admin = await signIn('admin')
  for (const name of ['owner', 'other'] as const) {
    const { id } = await admin.api.accounts.register({ name, ...accountOf(name) })
    await admin.api.clients.changeCoins({ id, amount: PLENTY, note: '' })
  }
  const browsers: Record<Caller, Browser> = {
    visitor: edition.browser(),
    owner: await signIn('owner'),
    other: await signIn('other'),
    admin,
  }
  let maker = await signIn('owner')
  const records: Records = recordsThrough(
    {
      owner: () => maker.api,
      admin: () => browsers.admin.api,
      ownerElsewhere: async () => (await signIn('owner')).api,
    },
    {
      owner: accountOf('owner'),
      passwordOf: (caller) => accountOf(caller).password,
      token: async () => 'made up',
      domainRenewal: async () => ({ id: 'none', expiresAt: '2026-06-15T00:00:00.000Z', total: 0 }),
      lostDispute: async () => 'none',
    },
  )
  return {
    records,
    browsers,
    async comeBack(caller: Caller): Promise<void> {
      browsers[caller] = await signIn(caller)
      if (caller === 'owner') maker = await signIn('owner')
    },
  }
}
