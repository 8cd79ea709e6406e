import { formatMoney } from '@hostfront/domain/money/format-money'
import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import { useEffect, useRef, useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { leaveFor } from '../../parts/leave-for.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import type { ButtonLook } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { explain } from '../../words/explain.ts'

interface PayByGatewayProps {
  /** What is paid; null: coins are bought. */
  invoiceId: string | null
  /** Minor units. */
  amount: number
  method: PublicMethod
  look?: ButtonLook
  /** It was asked for already, as by the order that has just been placed. */
  isAsked?: boolean
}

/** Leads to the page on which an invoice, or coins, are paid at once. What keeps it from opening is said here, to be tried again. */
export function PayByGateway({
  invoiceId,
  amount,
  method,
  look = 'primary',
  isAsked = false,
}: PayByGatewayProps) {
  const { currency } = useSettings()
  const [isLeaving, setIsLeaving] = useState(isAsked)
  const [problem, setProblem] = useState<string | null>(null)
  const leaving = useRef(false)
  const wasAsked = useRef(isAsked)
  const pressed = useRef(pay)
  pressed.current = pay

  useEffect(() => {
    if (!wasAsked.current) return
    // Once: whoever comes back by the browser's own button decides anew.
    wasAsked.current = false
    void pressed.current()
  }, [])

  async function pay(): Promise<void> {
    if (leaving.current) return
    leaving.current = true
    setIsLeaving(true)
    setProblem(null)
    try {
      await leaveFor(await openPage())
    } catch (error) {
      setProblem(explain(error, currency))
    }
    leaving.current = false
    setIsLeaving(false)
  }

  async function openPage(): Promise<string> {
    const { api } = await openHost()
    const paymentMethod = method.id
    const { url } =
      invoiceId === null
        ? await api.gateways.buyCoins({ amount, paymentMethod })
        : await api.gateways.pay({ invoiceId, paymentMethod })
    return url
  }

  return (
    <div className="flex flex-col items-start gap-3">
      {problem ? <FormError>{problem}</FormError> : null}
      <p className="max-w-prose text-muted">
        You pay on a page of the payment service and come back here. We never see your card.
      </p>
      <BusyButton look={look} isBusy={isLeaving} onClick={() => void pay()}>
        {isLeaving
          ? 'Opening the payment page...'
          : `Pay ${formatMoney(amount, currency)} by ${method.name}`}
      </BusyButton>
    </div>
  )
}
