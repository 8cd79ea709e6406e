import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { Tooltip } from '../../ui/tooltip.tsx'
import { ADMIN_SCREENS } from './admin-screens.ts'

interface AdminNavigationProps {
  /** Icons alone; the names stay for those who hear the page. */
  isCollapsed?: boolean
  /** After a link has been followed: a drawer closes. */
  onLeave?: () => void
}

const item =
  'flex min-h-9 items-center gap-3 rounded-md px-2.5 text-[0.9375rem] text-muted -outline-offset-2 hover:bg-raised hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_2px_0_0_var(--accent)]'

export function AdminNavigation({ isCollapsed = false, onLeave }: AdminNavigationProps) {
  const text = isCollapsed ? 'sr-only' : ''
  return (
    <nav aria-label="Admin" className="flex flex-col gap-4 p-3">
      <Named text="Back to Site" isShown={isCollapsed}>
        <Link to="/" className={item}>
          <ArrowLeft aria-hidden="true" className="size-4.5 shrink-0" />
          <span className={text}>Back to Site</span>
        </Link>
      </Named>
      {ADMIN_SCREENS.map((group) => (
        <div key={group.title} className={isCollapsed ? 'border-line border-t pt-2' : ''}>
          <h2
            className={`px-2.5 pb-1 font-medium text-muted text-xs tracking-wide ${isCollapsed ? 'sr-only' : ''}`}
          >
            {group.title}
          </h2>
          <ul>
            {group.screens.map(({ path, title, icon: Icon }) => (
              <li key={path}>
                <Named text={title} isShown={isCollapsed}>
                  <NavLink to={path} end className={item} onClick={onLeave}>
                    <Icon aria-hidden="true" className="size-4.5 shrink-0" />
                    <span className={text}>{title}</span>
                  </NavLink>
                </Named>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Named(props: { text: string; isShown: boolean; children: ReactNode }) {
  const { text, isShown, children } = props
  if (!isShown) return children
  return (
    <Tooltip text={text} side="right">
      {children}
    </Tooltip>
  )
}
