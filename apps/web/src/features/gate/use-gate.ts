import { useEffect, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { loadPart } from '../../host/load-part.ts'
import { useSession } from '../../host/session.ts'
import {
  hasPassed,
  isKnownToBeOff,
  rememberPassage,
  waitForShop,
  watchPassages,
} from './passage.ts'
import { isSolution, newProblem, type Problem } from './problem.ts'

/** Seed, section 4. */
const CHECK_SECONDS = 5

export type GateState =
  | { readonly step: 'check'; readonly secondsLeft: number }
  | { readonly step: 'quiz'; readonly problem: Problem; readonly isWrong: boolean }
  | { readonly step: 'loading' }
  | { readonly step: 'open' }

/** Asked for at the end of the countdown alone. */
export const loadCheck = () => loadPart(() => import('./browser-check.ts'))

const START: GateState = { step: 'check', secondsLeft: CHECK_SECONDS }

/** The way through the gate. Anything that throws on it leads to /verification-failed. */
export function useGate(isOn: boolean): { state: GateState; answer: (text: string) => void } {
  const [state, setState] = useState<GateState>(START)
  const navigate = useNavigate()
  const session = useSession()
  const isSignedIn = session.state === 'known' && session.account !== null
  const isShut = isOn && !isSignedIn && state.step !== 'open'

  // The head script shuts the page before the first paint; this does it for those who come from another page.
  useLayoutEffect(() => {
    // Who is signed in is known to the head script, and to the session only later.
    const { dataset } = document.documentElement
    if (!isShut || dataset.auth === 'in' || hasPassed() || isKnownToBeOff()) {
      setState({ step: 'open' })
      return
    }
    dataset.gate = ''
    const stop = watchPassages(() => setState({ step: 'open' }))
    return () => {
      stop()
      delete dataset.gate
    }
  }, [isShut])

  useEffect(() => {
    if (!isShut || state.step !== 'check') return
    let isOver = false
    const timer = setTimeout(() => {
      if (state.secondsLeft > 1) {
        setState({ step: 'check', secondsLeft: state.secondsLeft - 1 })
        return
      }
      void loadCheck().then(({ looksAutomated }) => {
        if (!isOver) attempt(() => check(looksAutomated))
      }, fail)
    }, 1000)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  })

  function check(looksAutomated: () => boolean): void {
    if (looksAutomated()) void navigate('/bot-detected', { replace: true })
    else setState({ step: 'quiz', problem: newProblem(null), isWrong: false })
  }

  function attempt(act: () => void): void {
    try {
      act()
    } catch (fault) {
      fail(fault)
    }
  }

  function fail(fault: unknown): void {
    console.error(fault)
    void navigate('/verification-failed', { replace: true })
  }

  function answer(text: string): void {
    attempt(() => {
      if (state.step !== 'quiz') return
      if (!isSolution(state.problem, text)) {
        setState({ step: 'quiz', problem: newProblem(state.problem), isWrong: true })
        return
      }
      setState({ step: 'loading' })
      void waitForShop().then(() => {
        rememberPassage()
        setState({ step: 'open' })
        // The field that had the focus is gone: reading goes on at the page's start.
        requestAnimationFrame(() => document.getElementById('main')?.focus({ preventScroll: true }))
      })
    })
  }

  return { state, answer }
}
