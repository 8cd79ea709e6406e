import type { Currency } from '@hostfront/domain/money/money'
import { useCallback, useEffect, useRef, useState } from 'react'
import { loadPart } from '../../host/load-part.ts'
import { openHost } from '../../host/open-host.ts'
import { refreshSession } from '../../host/session.ts'
import { keepForLogin } from './link-token.ts'

/**
 * `refused`: the link is used, too old or none at all. `login`: it is of another address for an account that is not signed in
 * here. `taken`: another account has that address by now. `failed`: the shop could not be asked, or failed.
 */
export type Verification =
  | { readonly state: 'asking' | 'refused' | 'login' | 'taken' }
  | { readonly state: 'done'; readonly email: string }
  | { readonly state: 'failed'; readonly message: string }

/** Hands the secret of a mailed link to the shop, once, however often the screen is drawn. */
export function useVerification(token: string | null | undefined, currency: Currency) {
  const [verification, setVerification] = useState<Verification>({ state: 'asking' })
  const handed = useRef<string | null>(undefined)

  const verify = useCallback(
    async (secret: string) => {
      setVerification({ state: 'asking' })
      const outcome = await hand(secret, currency)
      keepForLogin(outcome.state === 'login' ? secret : null)
      setVerification(outcome)
    },
    [currency],
  )

  useEffect(() => {
    if (token === undefined || token === handed.current) return
    handed.current = token
    if (token === null) setVerification({ state: 'refused' })
    else void verify(token)
  }, [token, verify])

  return { verification, tryAgain: () => void (handed.current && verify(handed.current)) }
}

const STATES: Readonly<Record<string, 'refused' | 'login' | 'taken'>> = {
  LINK_INVALID: 'refused',
  LOGIN_REQUIRED: 'login',
  EMAIL_TAKEN: 'taken',
}

/** Where not even the sentences come. */
const UNREACHABLE = 'There is no connection to the shop. Try again when it is back.'

async function hand(token: string, currency: Currency): Promise<Verification> {
  try {
    const { api } = await openHost()
    const { email } = await api.accounts.verifyEmail({ token })
    // The account, if it is signed in here, is shown as verified.
    await refreshSession().catch(() => undefined)
    return { state: 'done', email }
  } catch (error) {
    // Whose link works needs no sentence of it.
    const words = await loadPart(() => import('../../words/explain.ts')).catch(() => null)
    if (!words) return { state: 'failed', message: UNREACHABLE }
    const { asRefusal, explain } = words
    const state = STATES[asRefusal(error)?.code ?? '']
    return state ? { state } : { state: 'failed', message: explain(error, currency) }
  }
}
