import { ArrowLeft } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { tooltip } from '../../ui/tooltip.tsx'
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
  const named = (name: string) => (isCollapsed ? tooltip(name, 'right') : {})
  return (
    <nav aria-label="Admin" className="flex flex-col gap-4 p-3">
      <Link to="/" className={item} {...named('Back to Site')}>
        <ArrowLeft aria-hidden="true" className="size-4.5 shrink-0" />
        <span className={text}>Back to Site</span>
      </Link>
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
                <NavLink to={path} end className={item} onClick={onLeave} {...named(title)}>
                  <Icon aria-hidden="true" className="size-4.5 shrink-0" />
                  <span className={text}>{title}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
