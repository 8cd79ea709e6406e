import { useLayoutEffect } from 'react'
import { letIn } from '../../features/gate/passage.ts'
import { useSession } from '../../host/session.ts'

/** Corrects the head script's guess (a session key was there) once the shop has answered. */
export function useAuthMark(): void {
  const session = useSession()
  useLayoutEffect(() => {
    if (session.state !== 'known') return
    document.documentElement.dataset.auth = session.account ? 'in' : 'out'
    if (session.account) letIn()
  }, [session])
}
