import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { AccountFacts } from '../../features/accounts/account-facts.tsx'
import { ChangePassword } from '../../features/accounts/change-password.tsx'
import { DeleteAccount } from '../../features/accounts/delete-account.tsx'
import { EmailState } from '../../features/accounts/email-state.tsx'
import { ExportMyData } from '../../features/accounts/export-my-data.tsx'
import { ProfileForm } from '../../features/accounts/profile-form.tsx'
import { Sessions } from '../../features/accounts/sessions.tsx'
import { ApiKeys } from '../../features/api-keys/api-keys.tsx'
import { SecondFactor } from '../../features/second-factor/second-factor.tsx'
import { useCapabilities } from '../../host/capabilities.ts'
import type { Account } from '../../host/host.ts'
import { Panel } from '../../ui/panel.tsx'
import { PartLinks } from '../../ui/part-links.tsx'

const PARTS = [
  { id: 'profile', label: 'Profile' },
  { id: 'security', label: 'Sign-in and security' },
  { id: 'sessions', label: 'Sessions' },
  { id: 'data', label: 'Your data' },
] as const

/** Who the person is to the shop, and how the account is kept safe: one part at a time, with the way to the others beside it. What is typed in one stays. */
export function AccountTab({ account }: { account: Account }) {
  const { secondFactor, apiKeys } = useCapabilities()
  const { hash, key } = useLocation()
  const named = partNamed(hash)
  const [shown, setShown] = useState<PartId>(named ?? PARTS[0].id)
  // What else the address may name, an order form or the content to skip to, is none of them: the part stays.
  if (named && named !== shown) setShown(named)
  // The same part may be asked for twice.
  useEffect(() => {
    if (named) document.getElementById(elementOf(named))?.focus({ preventScroll: true })
  }, [named, key])
  return (
    <div className="grid gap-x-14 gap-y-4 sm:gap-y-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <PartLinks label="Parts of your account" parts={PARTS} shown={shown} />
      <div className="lg:max-w-[46rem]">
        <Part id="profile" shown={shown}>
          <Panel title="Profile" className={SAID_BY_LIST}>
            <div className="flex flex-col gap-8">
              <AccountFacts account={account} emailState={<EmailState account={account} />} />
              <ProfileForm account={account} />
            </div>
          </Panel>
        </Part>
        <Part id="security" shown={shown}>
          <Panel title="Change password">
            <ChangePassword email={account.email} />
          </Panel>
          {secondFactor ? <SecondFactor /> : null}
          {apiKeys ? <ApiKeys /> : null}
        </Part>
        <Part id="sessions" shown={shown}>
          <Sessions />
        </Part>
        <Part id="data" shown={shown}>
          <Panel title="Your data" className={SAID_BY_LIST}>
            <ExportMyData />
          </Panel>
          <Panel title="Delete account">
            <DeleteAccount />
          </Panel>
        </Part>
      </div>
    </div>
  )
}

/** On a phone the tile of the part says the heading just above it. */
const SAID_BY_LIST = 'max-sm:[&>:first-child]:sr-only'

type PartId = (typeof PARTS)[number]['id']

const partNamed = (hash: string): PartId | undefined =>
  PARTS.find(({ id }) => id === hash.slice(1))?.id

/** No browser scrolls to it by itself: the tabs above it stay in sight. */
const elementOf = (id: PartId): string => `part-${id}`

interface PartProps {
  id: PartId
  shown: PartId
  children: ReactNode
}

/** Its link takes the keyboard along. */
const Part = ({ id, shown, children }: PartProps) => (
  <div
    id={elementOf(id)}
    tabIndex={-1}
    className={`flex-col gap-12 outline-none ${id === shown ? 'flex' : 'hidden'}`}
  >
    {children}
  </div>
)
