import type { ReactNode } from 'react'
import type { Account } from '../../host/host.ts'
import { useSettings } from '../../host/settings.ts'
import { TeamAddress } from '../../parts/team-address.tsx'
import { formatDay } from '../../words/dates.ts'

interface AccountFactsProps {
  account: Account
  /** Beside the address: whether it is known to be the person's. */
  emailState: ReactNode
}

/** What the shop knows of the person and they cannot change here. */
export function AccountFacts({ account, emailState }: AccountFactsProps) {
  const { contactEmail } = useSettings()
  const facts = [
    ['Email', account.email],
    ['Account', account.role === 'admin' ? 'Administrator' : 'Customer'],
    ['Member since', formatDay(account.createdAt)],
  ] as const
  return (
    <div className="max-w-prose">
      <dl className="grid gap-x-8 sm:grid-cols-[10rem_1fr]">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="col-span-full grid grid-cols-subgrid border-line border-b py-3"
          >
            <dt className="text-muted">{name}</dt>
            <dd className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
              <span className="min-w-0 break-words">{value}</span>
              {name === 'Email' ? emailState : null}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-muted">
        To change the email address, write to <TeamAddress email={contactEmail} />.
      </p>
    </div>
  )
}
