import type { Capabilities } from '@hostfront/contract/shop'
import { may } from '@hostfront/domain/accounts/permission'
import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router'
import { FactorList } from '../../features/security/factor-list.tsx'
import { HeldKeyList } from '../../features/security/held-key-list.tsx'
import { HeldLimitList } from '../../features/security/held-limit-list.tsx'
import { OpenSessionList } from '../../features/security/open-session-list.tsx'
import { SignInList } from '../../features/security/sign-in-list.tsx'
import { useAccount } from '../../host/session.ts'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'

/** Sign-ins are lines of the log. */
const VIEWS = [
  { id: 'sign-ins', label: 'Sign-ins', needs: 'audit.read', Part: SignInList },
  { id: 'limits', label: 'Limits', needs: 'security.read', Part: HeldLimitList },
  { id: 'sessions', label: 'Sessions', needs: 'security.read', Part: OpenSessionList },
  { id: 'second-factors', label: 'Second factors', needs: 'security.read', Part: FactorList },
  { id: 'api-keys', label: 'API keys', needs: 'security.read', Part: HeldKeyList },
] as const

/** How everybody gets into the shop; `?view=` is what is shown of it, by default the first that the account may see. */
export function SecurityPage() {
  const answer = useAnswer(['shop', 'capabilities'], (api) => api.shop.capabilities())
  // Programs, second factors and strangers who try come with a server.
  return answer.data?.apiKeys ? <OfServer /> : <OfPage answer={answer} />
}

function OfServer() {
  const account = useAccount()
  const wanted = useSearchParams()[0].get('view')
  const views = VIEWS.filter(({ needs }) => may(account, needs))
  const shown = views.find(({ id }) => id === wanted) ?? views[0]
  return (
    <>
      <AdminHeading>
        <TabLinks
          label="Security"
          tabs={views.map(({ id, label }, at) => ({
            label,
            to: at > 0 ? `/admin/security?view=${id}` : '/admin/security',
            isCurrent: id === shown?.id,
          }))}
        />
      </AdminHeading>
      {shown ? <shown.Part /> : null}
    </>
  )
}

const OfPage = ({ answer }: { answer: ComponentProps<typeof Loaded<Capabilities>>['answer'] }) => (
  <>
    <AdminHeading />
    <Loaded answer={answer}>
      {() => (
        <>
          <OpenSessionList />
          <p className="mt-4 max-w-prose text-muted text-sm">
            This shop runs in this browser only. The server edition also records addresses, and has
            second factors, API keys and sign-in limits.
          </p>
        </>
      )}
    </Loaded>
  </>
)
