import { planName } from '@hostfront/domain/plans/plan-name'
import type { ReactNode } from 'react'
import type { PublicPlan } from '../host/plans.ts'
import { Badge } from '../ui/badge.tsx'
import { buttonClass } from '../ui/button.tsx'

/** Per cent of a core, as the strip beside them shows (`load` in styles/base.css). */
const CPU = [38, 47, 34, 43]
const MEMORY_SHARE = 0.6

interface ServerCardProps {
  /** The plan that it is drawn with; it has its place beside what every server has. */
  plan: PublicPlan | undefined
  name?: string
  /** By default, and rightly, one of those that never lead anywhere (RFC 5737). */
  address?: string
  className?: string
}

/** What a customer sees of a server: an example, and nothing in it can be pressed. */
export function ServerCard({
  plan,
  name = 'Night Shift Roleplay',
  address = '203.0.113.27:7777',
  className = '',
}: ServerCardProps) {
  const { slots, ram } = plan?.specs ?? {}
  return (
    <div
      role="img"
      aria-label={`An example of your server’s page: its address, ${slots ? 'its players, ' : ''}what it takes of processor and memory, and buttons to start, stop and restart it`}
      className={`border border-edge bg-raised lifted ${className}`}
    >
      <div aria-hidden="true" className="@container p-4 sm:p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold text-lg">{name}</span>
          <Badge tone="ok">Running</Badge>
        </div>
        <div className="mt-3.5 grid border-line @[11rem]:grid-cols-[auto_minmax(0,1fr)] border-t text-[0.9375rem]">
          <Fact name="Address">
            <span className="figures">{address}</span>
          </Fact>
          {plan ? (
            <Fact name="Plan" className="max-sm:hidden">
              {planName(plan)}
            </Fact>
          ) : null}
          {slots ? <Fact name="Players">up to {slots}</Fact> : null}
          <Fact name="CPU" strip={<span className="load lights block h-2 text-ok" />}>
            <span className="inline-block h-[1.55em] overflow-hidden align-bottom figures">
              <span className="turning block">
                {CPU.map((percent) => (
                  <span key={percent} className="block">
                    {percent}%
                  </span>
                ))}
              </span>
            </span>
          </Fact>
          {ram ? (
            <Fact
              name="Memory"
              strip={<span className="lights lit block h-2 text-ok [--share:60%]" />}
            >
              {(ram * MEMORY_SHARE).toFixed(1)} of {ram} GB
            </Fact>
          ) : null}
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <span className="inline-flex min-h-9 items-center rounded-md border border-line px-3 font-semibold text-muted text-sm">
            Start
          </span>
          {['Stop', 'Restart'].map((act) => (
            <span key={act} className={buttonClass({ look: 'secondary', size: 'small' })}>
              {act}
            </span>
          ))}
          <span className="ms-auto text-sm">Example</span>
        </div>
      </div>
    </div>
  )
}

interface FactProps {
  name: string
  /** How much it is, drawn. */
  strip?: ReactNode
  className?: string
  children: ReactNode
}

const Fact = ({ name, strip, className = '', children }: FactProps) => (
  <div
    className={`grid grid-cols-subgrid items-center @[11rem]:col-span-2 gap-x-6 border-line border-b py-1.5 sm:py-2 ${className}`}
  >
    <span className="text-muted">{name}</span>
    <span className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 [overflow-wrap:anywhere]">
      <span className={strip ? 'min-w-22' : ''}>{children}</span>
      {strip ? (
        <span className="flex-1 basis-16">
          <span className="lights block text-line">{strip}</span>
        </span>
      ) : null}
    </span>
  </div>
)
