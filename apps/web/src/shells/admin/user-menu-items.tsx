import { may } from '@hostfront/domain/accounts/permission'
import { LogOut, Settings } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { Account } from '../../host/host.ts'
import type { Opener } from '../../ui/forwarded-trigger.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { useSignOut } from '../public/sign-out.ts'

export function UserMenuItems({ opener, account }: { opener: Opener; account: Account }) {
  const navigate = useNavigate()
  const signOut = useSignOut()
  return (
    <Menu
      opener={opener}
      header={
        <>
          <span className="block break-words font-semibold">{account.name}</span>
          <span className="block break-words text-muted">{account.email}</span>
        </>
      }
    >
      {may(account, 'settings.change') ? (
        <MenuItem onSelect={() => void navigate('/admin/settings')}>
          <Settings aria-hidden="true" className="size-4.5 text-muted" />
          Settings
        </MenuItem>
      ) : null}
      <MenuItem onSelect={() => void signOut()}>
        <LogOut aria-hidden="true" className="size-4.5 text-muted" />
        Logout
      </MenuItem>
    </Menu>
  )
}
