import { useEffect, useRef, useState } from 'react'
import { type To, useLocation, useNavigate } from 'react-router'
import type { OrderStep } from '../../words/checkout.ts'

/** The second step is one more entry of the browser's history, at the same address: Back goes a step back. */
const PAYMENT = { orderStep: 'payment' } as const

interface Target {
  readonly to: To
  /** It stays where it is scrolled to. */
  readonly isSamePage: boolean
  readonly state?: unknown
}

/** On which step the order is, and the ways from it. */
export function useOrderStep() {
  const location = useLocation()
  const navigate = useNavigate()
  const [target, setTarget] = useState<Target | null>(null)
  const step = stepOf(location.state)
  const followed = useRef<Target>(null)

  useEffect(() => {
    if (target === null || target === followed.current || step === 'payment') return
    followed.current = target
    const { to, isSamePage, state } = target
    const arrival = navigate(to, { replace: true, preventScrollReset: isSamePage, state })
    // Where it leads may have to be loaded: until it is there, the form would be a new one.
    void Promise.resolve(arrival).then(() => setTarget((last) => (last === target ? null : last)))
  }, [target, step, navigate])

  // The form has taken it over with its first drawing; after a reload, what was chosen there counts.
  useEffect(() => {
    const search = new URLSearchParams(location.search)
    if (!search.has('cycle')) return
    search.delete('cycle')
    const state: unknown = location.state
    void navigate({ search: search.toString() }, { state, replace: true, preventScrollReset: true })
  }, [location, navigate])

  return {
    /** Whoever has ordered sees the last step until the page of the order is there, whatever the address says meanwhile. */
    step: target && !target.isSamePage ? ('payment' as const) : step,
    /** It is closed, and its entry in the history gone back over: nothing of it is drawn any more. */
    isClosing: target?.isSamePage === true,
    show(next: OrderStep): void {
      if (next === step) return
      if (next === 'server') void navigate(-1)
      else {
        const { pathname, search } = location
        void navigate({ pathname, search }, { state: PAYMENT, preventScrollReset: true })
      }
    },
    /** The address names the plan that is chosen: after a reload it still is. */
    showPlan(planId: string): void {
      const search = new URLSearchParams(location.search)
      search.set('order', planId)
      void navigate({ search: search.toString() }, { replace: true, preventScrollReset: true })
    },
    /** For good: Back leads to where the order began, not into a form that is over. */
    leave(next: Target): void {
      setTarget(next)
      if (step === 'payment') void navigate(-1)
    },
  }
}

const stepOf = (state: unknown): OrderStep =>
  typeof state === 'object' &&
  state !== null &&
  'orderStep' in state &&
  state.orderStep === PAYMENT.orderStep
    ? 'payment'
    : 'server'
