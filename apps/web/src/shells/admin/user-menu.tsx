import { CircleUserRound, LogOut, Settings } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { Account } from '../../host/host.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { useSignOut } from '../public/sign-out.ts'

export function UserMenu({ account }: { account: Account }) {
  const navigate = useNavigate()
  const signOut = useSignOut()
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="inline-flex size-10 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-ink"
        >
          <span className="sr-only">User menu</span>
          <CircleUserRound aria-hidden="true" className="size-5" />
        </button>
      }
      header={
        <>
          <span className="block break-words font-semibold">{account.name}</span>
          <span className="block break-words text-muted">{account.email}</span>
        </>
      }
    >
      <MenuItem onSelect={() => void navigate('/admin/settings')}>
        <Settings aria-hidden="true" className="size-4.5 text-muted" />
        Settings
      </MenuItem>
      <MenuItem onSelect={() => void signOut()}>
        <LogOut aria-hidden="true" className="size-4.5 text-muted" />
        Logout
      </MenuItem>
    </Menu>
  )
}
