import { CircleUserRound } from 'lucide-react'
import type { Account } from '../../host/host.ts'
import { useOpener } from '../../parts/use-opener.ts'

const loadItems = async () => (await import('./user-menu-items.tsx')).UserMenuItems

export function UserMenu({ account }: { account: Account }) {
  const { button, opened } = useOpener('menu', loadItems)
  return (
    <>
      <button
        type="button"
        {...button}
        className="inline-flex size-10 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-ink"
      >
        <span className="sr-only">User menu</span>
        <CircleUserRound aria-hidden="true" className="size-5" />
      </button>
      {opened ? <opened.Part opener={opened.opener} account={account} /> : null}
    </>
  )
}
