import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The secret of the mailed link that this page was opened with; null when there is none, undefined until it was looked for.
 * It leaves the address bar at once, so that neither the history nor a picture of the screen keeps it.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  // Another link opened in the same tab changes nothing but the fragment: the page stays, the location does not.
  const place = useLocation()
  useEffect(() => {
    const found = takeToken()
    // An effect may run twice; the second time the address is clean.
    setToken((before) => found ?? before ?? keptForLogin)
  }, [place])
  return token
}

let keptForLogin: string | null = null

/** The secret waits in this tab, and nowhere else, until its person has logged in and comes back; null: it is used. */
export function keepForLogin(token: string | null): void {
  keptForLogin = token
}

function takeToken(): string | null {
  const token = tokenIn(location.hash)
  if (token !== null) {
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return token
}

/** The value of `token` in a fragment such as `#token=abc`; null when there is none. */
export function tokenIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null
}
