import type { Discount } from '@hostfront/contract/vouchers'
import { useEffect, useRef, useState } from 'react'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { explain } from '../../words/explain.ts'

interface Purchase {
  readonly planId: string
  /** Minor units, before the voucher. */
  readonly amount: number
}

/**
 * The voucher of the form: what it takes off, or why it does not. Asked again when the purchase changes;
 * `keptCode` is the code the form opened with.
 */
export function useVoucher(purchase: Purchase | null, keptCode: string) {
  const { currency } = useSettings()
  const [discount, setDiscount] = useState<Discount | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const [openingCode, setOpeningCode] = useState(keptCode)
  const [round, setRound] = useState(0)
  // Counts the applied and the dropped codes: an answer of an earlier count is about a code that is no longer there.
  const latest = useRef(0)

  /**
   * Answers with the discount, or null when the code is refused or has been changed since;
   * the reason of a refusal is shown at the field.
   */
  async function apply(code: string): Promise<Discount | null> {
    if (!purchase) return null
    latest.current += 1
    const own = latest.current
    setIsChecking(true)
    setProblem(null)
    try {
      const { api } = await openHost()
      const found = await api.vouchers.check({ code, ...purchase })
      if (own !== latest.current) return null
      setDiscount(found)
      return found
    } catch (error) {
      if (own !== latest.current) return null
      setDiscount(null)
      setProblem(explain(error, currency))
      return null
    } finally {
      if (own === latest.current) setIsChecking(false)
    }
  }

  function drop(reason: string | null = null): void {
    latest.current += 1
    setIsChecking(false)
    setOpeningCode('')
    setDiscount(null)
    setProblem(reason)
  }

  const askAgain = () => setRound((last) => last + 1)

  const appliedCode = discount?.code ?? openingCode
  const planId = purchase?.planId
  const amount = purchase?.amount
  // A new `round` asks the same question again.
  useEffect(() => {
    if (!appliedCode || planId === undefined || amount === undefined) return
    let isOld = false
    openHost()
      .then(({ api }) => api.vouchers.check({ code: appliedCode, planId, amount }))
      .then(
        (found) => isOld || setDiscount((last) => (isSame(last, found) ? last : found)),
        (error: unknown) => {
          if (isOld) return
          setOpeningCode('')
          setDiscount(null)
          setProblem(explain(error, currency))
        },
      )
    return () => {
      isOld = true
    }
  }, [appliedCode, planId, amount, currency, round])

  /** Marked with what else is wrong. */
  const refused = problem ? { voucherCode: 'REFUSED' as const } : {}
  return { discount, problem, refused, isChecking, apply, drop, askAgain }
}

const isSame = (a: Discount | null, b: Discount): boolean =>
  a?.code === b.code && a.discountType === b.discountType && a.discountValue === b.discountValue
