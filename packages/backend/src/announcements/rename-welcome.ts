import { welcomeTitle } from '@hostfront/domain/announcements/welcome-title'
import type { Settings } from '@hostfront/domain/settings/settings'
import type { Tx } from '@hostfront/store/port'
import { recordChange } from '../audit/record-change.ts'
import type { SignedInCall } from '../call/context.ts'

type Named = Pick<Settings, 'siteName'>

/** More than a shop has at a time. */
const MOST = 100

/** The welcome that a new shop comes with follows the name, as long as nobody has given it another title. */
export async function renameWelcome(
  tx: Tx,
  call: SignedInCall,
  before: Named,
  after: Named,
): Promise<void> {
  if (before.siteName === after.siteName) return
  const { items } = await tx.announcements.list({ limit: MOST })
  const title = welcomeTitle(before.siteName)
  for (const welcome of items.filter((each) => each.title === title)) {
    const renamed = await tx.announcements.update(welcome.id, {
      title: welcomeTitle(after.siteName),
    })
    if (renamed) await recordChange(tx, call, 'announcements.update', welcome, renamed)
  }
}
