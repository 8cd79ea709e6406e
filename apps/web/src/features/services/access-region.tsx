import type { Service } from '@hostfront/domain/services/service'
import type { ReactNode } from 'react'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'

interface AccessRegionProps {
  service: Pick<Service, 'access'>
  /** The command that opens a shell on its machine. */
  ssh: string | null
  /** Said where nothing is known yet. */
  empty: ReactNode
  /** Said under the name of its user. */
  userHint?: string
  /** Beside the heading: what staff do with it. */
  action?: ReactNode
  /** At the end of the ways: what is done for who cannot do it by them. */
  help?: ReactNode
}

/** How one gets to a service, each with what it takes to use it. */
export function AccessRegion({
  service: { access },
  ssh,
  empty,
  userHint,
  action,
  help,
}: AccessRegionProps) {
  return (
    <Panel title="Access" action={action}>
      {access ? (
        <div className="flex flex-wrap items-center gap-x-10 rounded-lg border border-line bg-surface px-5 sm:px-6">
          <dl className="min-w-0 grow">
            <Way name="Address" value={access.address} copy="Copy address" copied="Address copied">
              <span className="font-semibold text-xl figures">{access.address}</span>
            </Way>
            <Way name="Panel" value={access.panelLink} copy="Copy panel link" copied="Link copied">
              <TextLink to={access.panelLink}>{access.panelLink}</TextLink>
            </Way>
            <Way
              name="User name"
              value={access.userName}
              copy="Copy user name"
              copied="User name copied"
            >
              {access.userName}
              {userHint && access.panelLink ? (
                <span className="mt-0.5 block text-muted text-sm">{userHint}</span>
              ) : null}
            </Way>
            <Way name="SSH" value={ssh ?? ''} copy="Copy SSH command" copied="SSH command copied">
              <code>{ssh}</code>
            </Way>
            <Way name="Note" value={access.note} copy="Copy note" copied="Note copied">
              <span className="whitespace-pre-line">{access.note}</span>
            </Way>
          </dl>
          {help}
        </div>
      ) : (
        <p className="rounded-lg border border-line bg-surface p-5 text-muted sm:px-6">{empty}</p>
      )}
    </Panel>
  )
}

interface WayProps {
  name: string
  /** Nothing is shown for an empty one. */
  value: string
  children: ReactNode
  /** The button that puts it on the clipboard, and what is said then. */
  copy: string
  copied: string
}

const Way = ({ name, value, children, copy, copied }: WayProps) =>
  value === '' ? null : (
    <div
      data-clear=""
      className="grid grid-cols-[1fr_auto] items-center gap-x-6 border-line border-b py-3.5 last:border-b-0 sm:grid-cols-[8rem_auto_1fr] lg:grid-cols-[10rem_auto_1fr]"
    >
      <dt className="text-[0.9375rem] text-muted max-sm:col-span-2">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]" dir="auto">
        {children}
      </dd>
      {/* On a phone its picture says it, and the value has the room. */}
      <dd className="sm:justify-self-start max-sm:[&_button]:size-11 max-sm:[&_button]:p-0 max-sm:[&_span]:sr-only">
        <CopyButton text={value} done={copied}>
          {copy}
        </CopyButton>
      </dd>
    </div>
  )
