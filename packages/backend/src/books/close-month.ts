import type { Books } from '@hostfront/contract/books'
import type { BookSettings } from '@hostfront/domain/books/book-account'
import { closedTo, monthToClose, withClosed, withoutLast } from '@hostfront/domain/books/closings'
import { DEFAULT_BOOKS } from '@hostfront/domain/books/default-books'
import { SETTINGS_ID, type Settings } from '@hostfront/domain/settings/settings'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'
import { refused } from '../call/refused.ts'
import { readSettings } from '../settings/read-settings.ts'

type Billing = Settings['billing']
type Asked = { readonly month: string }

export const readBooks = (call: SignedInCall): Promise<Books> =>
  call.store.read(async (tx) => asBooks(call, (await readSettings(tx)).billing))

/** Closes a month that is over, with what lies between it and the last that is closed. */
export const closeMonth = (call: SignedInCall, { month }: Asked): Promise<Books> =>
  inOneStep(call, async (tx, billing) => {
    const closed = withClosed(billing.closings, month, call.now())
    if (!closed.ok) throw refused(closed.refusal, { month })
    return change(tx, call, 'books.closeMonth', { billing, closings: closed.value })
  })

/** Opens the last month that was closed. */
export const reopenMonth = (call: SignedInCall, { month }: Asked): Promise<Books> =>
  inOneStep(call, async (tx, billing) => {
    const closings = withoutLast(billing.closings, month)
    if (!closings) throw refused('NOTHING_TO_DO')
    return change(tx, call, 'books.reopenMonth', { billing, closings })
  })

/** Sets how the journal is written. */
export const updateBooks = (call: SignedInCall, books: BookSettings): Promise<Books> =>
  inOneStep(call, async (tx, billing) => {
    const after = { ...billing, books }
    await tx.settings.update(SETTINGS_ID, { billing: after })
    const id = SETTINGS_ID
    await recordChange(tx, call, 'books.update', { id, ...booksOf(billing) }, { id, ...books })
    return asBooks(call, after)
  })

/** Locked first: who records what came in holds the same row, and looks at what is closed. */
const inOneStep = (
  call: SignedInCall,
  work: (tx: Tx, billing: Billing) => Promise<Books>,
): Promise<Books> =>
  call.store.transaction(async (tx) => {
    await tx.settings.get(SETTINGS_ID, { lock: true })
    return work(tx, (await readSettings(tx)).billing)
  })

interface Changed {
  readonly billing: Billing
  readonly closings: Billing['closings']
}

async function change(
  tx: Tx,
  call: SignedInCall,
  action: string,
  { billing, closings }: Changed,
): Promise<Books> {
  const after = { ...billing, closings }
  await tx.settings.update(SETTINGS_ID, { billing: after })
  await recordChange(tx, call, action, logged(billing), logged(after))
  return asBooks(call, after)
}

/** As the log has it. */
const logged = ({ closings }: Billing) => ({ id: SETTINGS_ID, closedTo: closedTo(closings) })

const booksOf = ({ books }: Billing): BookSettings => books ?? DEFAULT_BOOKS

const asBooks = (call: SignedInCall, billing: Billing): Books => ({
  closings: billing.closings,
  toClose: monthToClose(billing.closings, call.now()),
  settings: booksOf(billing),
})
