import type { Waiting } from '@hostfront/contract/admin'
import { ArrowLeft, type LucideIcon } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useAccount } from '../../host/session.ts'
import { tooltip } from '../../ui/tooltip.tsx'
import { isOf, NOT_BUILT, screensFor } from './find-screens.ts'
import { useWaiting } from './use-waiting.ts'

interface AdminNavigationProps {
  /** Icons alone; the names stay for those who hear the page. */
  isCollapsed?: boolean
  /** After a link has been followed: a drawer closes. */
  onLeave?: () => void
}

const item =
  'flex min-h-9 items-center gap-3 rounded-md px-2.5 text-[0.9375rem] lg:pointer-fine:min-h-6.5 lg:pointer-fine:text-sm text-muted -outline-offset-2 hover:bg-raised hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_2px_0_0_var(--accent)]'

export function AdminNavigation({ isCollapsed = false, onLeave }: AdminNavigationProps) {
  const account = useAccount()
  const waiting = useWaiting()
  const text = isCollapsed ? 'sr-only' : ''
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // Some hosts add a slash.
  const at = pathname.replace(/\/+$/, '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: which link is the page's, and which there are, follows from these
  useEffect(() => {
    // A low screen shows some of them. The bar is in sight as a whole, so that it alone is moved.
    const link = nav.current?.querySelector<HTMLElement>('[aria-current="page"]')
    link?.scrollIntoView({ block: 'nearest' })
  }, [pathname, account?.id])
  return (
    <nav
      ref={nav}
      aria-label="Admin"
      className="flex flex-col gap-4 p-3 lg:pointer-fine:gap-1 lg:pointer-fine:py-1.5"
    >
      <Link to="/" className={item} {...named('Back to Site', isCollapsed)}>
        <ArrowLeft aria-hidden="true" className="size-4.5 shrink-0" />
        <span className={text}>Back to Site</span>
      </Link>
      {screensFor(account).map((group) => (
        <div
          key={group.title}
          className={isCollapsed || group.title === NOT_BUILT ? 'border-line border-t pt-2' : ''}
        >
          <h2
            className={`px-2.5 pb-1 lg:pointer-fine:pb-0 font-medium text-muted text-xs tracking-wide ${isCollapsed ? 'sr-only' : ''}`}
          >
            {group.title}
          </h2>
          <ul>
            {group.screens.map((screen) => (
              <li key={screen.path}>
                <ScreenLink
                  path={screen.path}
                  isCurrent={isOf(screen, at)}
                  title={screen.title}
                  icon={screen.icon}
                  waiting={waiting ? waitingAt(screen.path, waiting) : 0}
                  isComing={group.title === NOT_BUILT}
                  isCollapsed={isCollapsed}
                  onLeave={onLeave}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

const named = (name: string, isCollapsed: boolean) => (isCollapsed ? tooltip(name, 'right') : {})

/** How much waits for the team on a screen. */
function waitingAt(
  path: string,
  { orders, payments, tickets, servers, differences, refunds, disputes }: Waiting,
): number {
  if (path === '/admin/orders') return orders
  if (path === '/admin/transactions') return payments + refunds + disputes
  if (path === '/admin/delivery') return servers
  if (path === '/admin/panels') return differences
  return path === '/admin/tickets' ? tickets : 0
}

interface ScreenLinkProps {
  path: string
  isCurrent: boolean
  title: string
  icon: LucideIcon
  waiting: number
  /** It is not built yet. */
  isComing: boolean
  isCollapsed: boolean
  onLeave: (() => void) | undefined
}

function ScreenLink({
  path,
  isCurrent,
  title,
  icon: Icon,
  waiting,
  isComing,
  isCollapsed,
  onLeave,
}: ScreenLinkProps) {
  const detailId = useId()
  const detail = isComing ? NOT_BUILT : waiting > 0 ? `${waiting} waiting` : null
  return (
    <>
      <Link
        to={path}
        aria-current={isCurrent ? 'page' : undefined}
        className={`relative ${item}`}
        onClick={onLeave}
        {...named(isComing ? `${title} (${NOT_BUILT.toLowerCase()})` : title, isCollapsed)}
        aria-describedby={detail ? detailId : undefined}
      >
        <Icon aria-hidden="true" className="size-4.5 shrink-0" />
        <span className={isCollapsed ? 'sr-only' : ''}>{title}</span>
        {waiting > 0 ? <Count waiting={waiting} isCollapsed={isCollapsed} /> : null}
      </Link>
      {/* Outside the link, whose name it must not become a part of. */}
      {detail ? (
        <span id={detailId} hidden>
          {detail}
        </span>
      ) : null}
    </>
  )
}

/** Beside an icon alone there is no room for more than a dot. */
const Count = ({ waiting, isCollapsed }: { waiting: number; isCollapsed: boolean }) =>
  isCollapsed ? (
    <span aria-hidden="true" className="absolute end-1.5 top-1.5 size-2 rounded-full bg-accent" />
  ) : (
    <span
      aria-hidden="true"
      className="ms-auto rounded-full border border-edge px-2 text-ink text-xs leading-5 figures"
    >
      {waiting > 999 ? '999+' : waiting}
    </span>
  )
