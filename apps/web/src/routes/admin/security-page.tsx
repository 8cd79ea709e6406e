import type { Capabilities } from '@hostfront/contract/shop'
import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router'
import { FactorList } from '../../features/security/factor-list.tsx'
import { HeldKeyList } from '../../features/security/held-key-list.tsx'
import { HeldLimitList } from '../../features/security/held-limit-list.tsx'
import { OpenSessionList } from '../../features/security/open-session-list.tsx'
import { SignInList } from '../../features/security/sign-in-list.tsx'
import { useAnswer } from '../../host/use-answer.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { AdminHeading } from '../../shells/admin/admin-heading.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'

const VIEWS = [
  { id: null, label: 'Sign-ins', Part: SignInList },
  { id: 'limits', label: 'Limits', Part: HeldLimitList },
  { id: 'sessions', label: 'Sessions', Part: OpenSessionList },
  { id: 'second-factors', label: 'Second factors', Part: FactorList },
  { id: 'api-keys', label: 'API keys', Part: HeldKeyList },
] as const

/** How everybody gets into the shop; `?view=` is what is shown of it. */
export function SecurityPage() {
  const answer = useAnswer(['shop', 'capabilities'], (api) => api.shop.capabilities())
  // Programs, second factors and strangers who try come with a server.
  return answer.data?.apiKeys ? <OfServer /> : <OfPage answer={answer} />
}

function OfServer() {
  const view = useSearchParams()[0].get('view')
  const { id, Part } = VIEWS.find((one) => one.id === view) ?? VIEWS[0]
  return (
    <>
      <AdminHeading>
        <TabLinks
          label="Security"
          tabs={VIEWS.map((one) => ({
            label: one.label,
            to: one.id ? `/admin/security?view=${one.id}` : '/admin/security',
            isCurrent: one.id === id,
          }))}
        />
      </AdminHeading>
      <Part />
    </>
  )
}

const OfPage = ({ answer }: { answer: ComponentProps<typeof Loaded<Capabilities>>['answer'] }) => (
  <>
    <AdminHeading />
    <Loaded answer={answer}>
      {() => (
        <>
          <p className="mb-6 max-w-prose text-muted">
            This shop is in this browser alone, and so is everybody who signs in to it. The server
            edition also keeps who signed in from where, second factors, API keys, and limits on
            tries.
          </p>
          <OpenSessionList />
        </>
      )}
    </Loaded>
  </>
)
