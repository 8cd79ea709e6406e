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

/** Who the person is to the shop, and how the account is kept safe. */
export function AccountTab({ account }: { account: Account }) {
  const { secondFactor, apiKeys } = useCapabilities()
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
      {secondFactor ? <SecondFactor /> : null}
      {apiKeys ? <ApiKeys /> : null}
      <Panel title="Your data">
        <ExportMyData />
      </Panel>
      <Panel title="Delete account">
        <DeleteAccount />
      </Panel>
    </div>
  )
}
