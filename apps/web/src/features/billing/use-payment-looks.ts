import type { OwnAttempt } from '@hostfront/contract/own-attempt'
import { isOpenAttempt } from '@hostfront/domain/gateways/attempt-lifecycle'
import { useEffect, useState } from 'react'
import { openHost } from '../../host/open-host.ts'

/** Seconds after which the payment service is asked what has become of it. */
const LOOKS = [0, 3, 8, 20, 45, 90]

/** Has the shop ask the payment service, until it says that it is over; null while nothing was answered. No id: nobody is asked. */
export function usePaymentLooks(id: string | undefined): OwnAttempt | null {
  const [seen, setSeen] = useState<OwnAttempt | null>(null)
  const isOver = seen !== null && !isOpenAttempt(seen)
  useEffect(() => {
    if (isOver || id === undefined) return undefined
    const attemptId = id
    const timers = LOOKS.map((seconds) => setTimeout(() => void look(), seconds * 1000))
    return () => timers.forEach((timer) => void clearTimeout(timer))

    async function look(): Promise<void> {
      try {
        const { api } = await openHost()
        setSeen(await api.gateways.look({ id: attemptId }))
      } catch {
        // The next look may be answered, and what the shop is told is shown as well.
      }
    }
  }, [id, isOver])
  return seen
}
