import { AccountFacts } from '../../features/accounts/account-facts.tsx'
import { ExportMyData } from '../../features/accounts/export-my-data.tsx'
import { ProfileForm } from '../../features/accounts/profile-form.tsx'
import { ApiKeys } from '../../features/security/api-keys.tsx'
import { ChangePassword } from '../../features/security/change-password.tsx'
import { DeleteAccount } from '../../features/security/delete-account.tsx'
import { EmailState } from '../../features/security/email-state.tsx'
import { SecondFactor } from '../../features/security/second-factor.tsx'
import { Sessions } from '../../features/security/sessions.tsx'
import { useCapabilities } from '../../features/security/use-capabilities.ts'
import type { Account } from '../../host/host.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'

/** Who the person is to the shop, and how the account is kept safe. */
export function AccountTab({ account }: { account: Account }) {
  const capabilities = useCapabilities()
  return (
    <div className="flex flex-col gap-12">
      <Panel title="Profile">
        <div className="flex flex-col gap-8">
          <ProfileForm account={account} />
          <AccountFacts account={account} emailState={<EmailState account={account} />} />
        </div>
      </Panel>
      <Panel title="Change password">
        <ChangePassword email={account.email} />
      </Panel>
      <Sessions />
      <Loaded answer={capabilities}>
        {({ secondFactor, apiKeys }) => (
          <>
            {secondFactor ? <SecondFactor /> : null}
            {apiKeys ? <ApiKeys /> : null}
          </>
        )}
      </Loaded>
      <Panel title="Your data">
        <ExportMyData />
      </Panel>
      <Panel title="Delete account">
        <DeleteAccount />
      </Panel>
    </div>
  )
}
