import { type NavigateFunction, useNavigate } from 'react-router'
import { openHost } from '../../host/open-host.ts'
import { refreshSession } from '../../host/session.ts'
import { toast } from '../../ui/toast.ts'

const LEFT_HERE =
  'You are logged out in this browser, but the shop could not note the end of the session.'
const MAYBE_SIGNED_IN =
  'You could not be logged out. Please try again before you leave this computer.'

/** Goes home, ends the session and says so. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return () => signOut(navigate)
}

async function signOut(navigate: NavigateFunction): Promise<void> {
  // Home first: every screen hears of the logout before it has answered, and a signed-in one
  // would send a visitor to /login.
  await navigate('/', { flushSync: true })
  try {
    const { api } = await openHost()
    await api.accounts.logout()
    await refreshSession()
    void toast('Logged out successfully')
  } catch {
    // The shop may have forgotten the session all the same, or this browser its key: what counts is what it says now.
    const account = await refreshSession().catch(() => undefined)
    void toast(account === null ? LEFT_HERE : MAYBE_SIGNED_IN, 'error')
  }
}
