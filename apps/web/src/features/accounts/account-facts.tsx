import type { ReactNode } from 'react'
import type { Account } from '../../host/host.ts'
import { formatDay } from '../../words/dates.ts'

interface AccountFactsProps {
  account: Account
  /** Beside the address: whether it is known to be the person's, and the way to another. */
  emailState: ReactNode
}

/** What the shop knows of the person beside what they say in their profile. */
export function AccountFacts({ account, emailState }: AccountFactsProps) {
  const facts = [
    ['Email', account.email],
    ...(account.role === 'admin' ? ([['Account', 'Administrator']] as const) : []),
    ['Member since', formatDay(account.createdAt)],
  ] as const
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-3 sm:grid sm:grid-cols-subgrid"
        >
          <dt
            className={`text-muted max-sm:text-[0.9375rem] ${name === 'Email' ? 'max-sm:basis-full' : ''}`}
          >
            {name}
          </dt>
          {/* What can be done with the address ends its line. */}
          <dd
            className={`flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 ${name === 'Email' ? 'grow' : ''}`}
          >
            <span className={`min-w-0 break-words ${name === 'Email' ? 'flex-[1_1_12rem]' : ''}`}>
              {value}
            </span>
            {name === 'Email' ? emailState : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
