import { may } from '@hostfront/domain/accounts/permission'
import { Navigate } from 'react-router'
import { NotificationBell } from '../../features/notifications/notification-bell.tsx'
import type { Account } from '../../host/host.ts'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { AdminColumn } from './admin-column.tsx'
import { AdminDrawer } from './admin-drawer.tsx'
import { CommandPalette } from './command-palette.tsx'
import { SecondFactorGate } from './second-factor-gate.tsx'
import { UpkeepSlot } from './upkeep-slot.tsx'
import { useScreen } from './use-screen.ts'
import { UserMenu } from './user-menu.tsx'

/** The panel of somebody of the team, beside the side bar. What they may not look at leads to the overview. */
export function AdminRoom({ account }: { account: Account }) {
  const { needs } = useScreen()
  const bar = (
    <>
      <AdminDrawer />
      <CommandPalette />
      <div className="ms-auto flex items-center gap-0.5">
        <ThemeSwitch />
        <NotificationBell />
        <UserMenu account={account} />
      </div>
    </>
  )
  return (
    <AdminColumn bar={bar}>
      <UpkeepSlot />
      {may(account, needs) ? <SecondFactorGate /> : <Navigate to="/admin" replace />}
    </AdminColumn>
  )
}
