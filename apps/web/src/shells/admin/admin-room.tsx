import { NotificationBell } from '../../features/announcements/notification-bell.tsx'
import type { Account } from '../../host/host.ts'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { AdminColumn } from './admin-column.tsx'
import { AdminDrawer } from './admin-drawer.tsx'
import { CommandPalette } from './command-palette.tsx'
import { SecondFactorGate } from './second-factor-gate.tsx'
import { UpkeepSlot } from './upkeep-slot.tsx'
import { UserMenu } from './user-menu.tsx'

/** The panel of an administrator, beside the side bar. */
export function AdminRoom({ account }: { account: Account }) {
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
      <SecondFactorGate />
    </AdminColumn>
  )
}
