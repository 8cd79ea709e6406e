import type { Account } from '@hostfront/contract/accounts'
import { useSession } from '../../host/session.ts'

/** Whether it is the account of the person at the screen. */
export function useIsOwn({ id }: Pick<Account, 'id'>): boolean {
  const session = useSession()
  return session.state === 'known' && session.account?.id === id
}
