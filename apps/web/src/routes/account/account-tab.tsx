import { type ReactNode, useEffect } from 'react'
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
import { goToPart, PartLinks } from '../../ui/part-links.tsx'

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
  const shown = partOf(hash)
  // The same part may be asked for twice.
  useEffect(() => {
    if (hash) goToPart(hash.slice(1))
  }, [hash, key])
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[12rem_minmax(0,50rem)]">
      <PartLinks label="Parts of your account" parts={PARTS} shown={shown} />
      <div>
        <Part id="profile" shown={shown}>
          <Panel title="Profile">
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
          <Panel title="Your data">
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

/** The part that an address names; the first where it names none. */
const partOf = (hash: string): string =>
  PARTS.find(({ id }) => id === hash.slice(1))?.id ?? PARTS[0].id

interface PartProps {
  id: (typeof PARTS)[number]['id']
  shown: string
  children: ReactNode
}

/** Its link takes the keyboard along; the header stays above it. */
const Part = ({ id, shown, children }: PartProps) => (
  <div
    id={id}
    tabIndex={-1}
    className={`scroll-mt-40 flex-col gap-12 outline-none lg:scroll-mt-24 ${id === shown ? 'flex' : 'hidden'}`}
  >
    {children}
  </div>
)
