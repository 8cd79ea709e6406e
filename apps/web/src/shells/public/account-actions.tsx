import { entersPanel } from '@hostfront/domain/accounts/team-role'
import { coinUnit, formatCoins } from '@hostfront/domain/money/format-money'
import { useState } from 'react'
import { Link, NavLink } from 'react-router'
import { useSession } from '../../host/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CoinDialogSlot } from './coin-dialog-slot.tsx'
import { useSignOut } from './sign-out.ts'

/** Login and Register, or what a signed-in person does. Both are in the page until the session is known. */
export function AccountActions() {
  const session = useSession()
  const isVisitor = session.state === 'known' && !session.account
  const isMember = session.state === 'known' && session.account
  return (
    <>
      {isMember ? null : (
        <div className="when-signed-out contents">
          <Link to="/login" className="nav-item">
            Login
          </Link>
          <LinkButton to="/register" size="small" className="max-md:w-full">
            Register
          </LinkButton>
        </div>
      )}
      {isVisitor ? null : (
        <div className="when-signed-in contents">
          <MemberActions />
        </div>
      )}
    </>
  )
}

function MemberActions() {
  const session = useSession()
  const signOut = useSignOut()
  const [isCoinDialogOpen, setIsCoinDialogOpen] = useState(false)
  const account = session.state === 'known' ? session.account : null
  return (
    <>
      <NavLink to="/dashboard" className="nav-item">
        Dashboard
      </NavLink>
      <button
        type="button"
        disabled={!account}
        onClick={() => setIsCoinDialogOpen(true)}
        className="nav-item"
      >
        <Icon name="coins" className="size-4.5 text-accent-ink in-disabled:opacity-0" />
        <span className="min-w-[6ch] text-start in-disabled:opacity-0">
          {account ? (
            <span className="font-semibold text-accent-ink">{formatCoins(account.coins)}</span>
          ) : null}{' '}
          {coinUnit(account?.coins ?? 0)}
        </span>
      </button>
      {entersPanel(account) ? (
        <Link to="/admin" className="nav-item">
          Admin
        </Link>
      ) : null}
      <button type="button" onClick={() => void signOut()} className="nav-item">
        Logout
      </button>
      <CoinDialogSlot isOpen={isCoinDialogOpen} onOpenChange={setIsCoinDialogOpen} />
    </>
  )
}
