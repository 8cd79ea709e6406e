/**
 * The session itself is in a cookie that no script can read. This mark says only that there is one, and whose:
 * the page's head script draws the right header by it, and other tabs hear of a login or logout.
 */
const KEY = 'currentUser'

/** Leaves the mark for the account with this id, or takes it away. */
export function markSignedIn(accountId: string | null): void {
  try {
    if (accountId === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, accountId)
  } catch {
    // Blocked storage: pages start as for a visitor until the shop has answered.
  }
}

/** Called when another tab signs in or out. */
export function watchSignedInMark(onChange: () => void): void {
  addEventListener('storage', ({ key }) => {
    // Null: all of local storage was cleared.
    if (key === KEY || key === null) onChange()
  })
}
