import type { Currency } from '@hostfront/domain/money/money'
import { type NavigateFunction, useNavigate } from 'react-router'
import { openHost } from '../../host/open-host.ts'
import { refreshSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { toast } from '../../ui/toast.ts'

/** Goes home, ends the session and says so. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const { currency } = useSettings()
  return () => signOut(navigate, currency)
}

async function signOut(navigate: NavigateFunction, currency: Currency): Promise<void> {
  // Home first, and drawn at once: every screen hears of the logout before it has answered,
  // and a signed-in one would send a visitor to /login.
  await navigate('/', { flushSync: true })
  try {
    const { api } = await openHost()
    await api.accounts.logout()
    await refreshSession()
    void toast('Logged out successfully')
  } catch (error) {
    await refreshSession().catch(() => undefined)
    const { explain } = await import('../../words/explain.ts')
    void toast(explain(error, currency), 'error')
  }
}
