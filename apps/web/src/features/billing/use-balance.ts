import { useSession } from '../../host/session.ts'

/** The signed-in person's coins, in hundredths. */
export function useBalance(): number {
  const session = useSession()
  return session.state === 'known' ? (session.account?.coins ?? 0) : 0
}
