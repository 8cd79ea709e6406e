import { coinWords, formatMoney } from '@hostfront/domain/money/format-money'
import { MINOR_UNITS } from '@hostfront/domain/money/minor-units'
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '../../host/session.ts'
import { useSettings } from '../../host/settings.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { COINS_REQUEST_PATH } from '../../words/coins.ts'
import { CoinPackages } from './coin-packages.tsx'
import { isPaidOutside } from './is-paid-outside.ts'

interface CoinDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const link = 'text-accent-ink underline underline-offset-4 hover:no-underline'

/** Coins are bought from the team, outside of the shop (seed, section 1): this says how. */
export function CoinDialog({ open, onOpenChange }: CoinDialogProps) {
  const { currency, discordLink, features, billing, paymentMethods } = useSettings()
  const { coinPackages } = billing
  const session = useSession()
  const onLeave = () => onOpenChange(false)
  const account = session.state === 'known' ? session.account : null
  const isOffered = account !== null && features.tickets
  const isPaidHere = account !== null && paymentMethods.some(isPaidOutside)
  const hasPackages = (isOffered || isPaidHere) && coinPackages.length > 0
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Get coins"
      description={`Coins pay for services. 1 coin is worth ${formatMoney(MINOR_UNITS, currency)}.`}
    >
      {account ? (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b pb-4">
          <span className="text-muted">Your balance</span>
          <span>
            <strong className="font-semibold text-heading">{coinWords(account.coins)}</strong>,
            worth {formatMoney(account.coins, currency)}
          </span>
        </p>
      ) : null}
      {features.coinPurchase ? (
        <>
          {hasPackages ? (
            <CoinPackages amounts={coinPackages} {...{ isPaidHere, onLeave }} />
          ) : null}
          <h3 className="mt-7 font-semibold">
            {hasPackages && isPaidHere ? 'Another amount, or another way' : 'How it works'}
          </h3>
          <ol className="mt-3 flex list-decimal flex-col gap-3 ps-5 marker:font-semibold marker:text-accent-ink">
            {discordLink ? <li>Join our community chat.</li> : null}
            <li>
              {discordLink ? (
                'Open a support ticket there'
              ) : (
                <TicketLink {...{ onLeave, isOffered }} />
              )}
              {discordLink || isOffered ? ', or write' : 'Write'} to us on the{' '}
              <Link to="/contact" className={link} onClick={onLeave}>
                contact page
              </Link>
              . Say how many coins you want and the email address of your account.
            </li>
            <li>
              The team agrees on a payment with you, completes the purchase, and your balance grows.
            </li>
          </ol>
          {discordLink ? (
            <a
              href={discordLink}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({}, 'mt-6 w-full')}
            >
              Join the community chat
              <ExternalLink aria-hidden="true" className="size-4.5" />
              <span className="sr-only">(opens a new tab)</span>
            </a>
          ) : null}
        </>
      ) : (
        <p className="mt-5">Coins are not on sale at the moment.</p>
      )}
    </Dialog>
  )
}

/** For a customer where there is no community chat: a ticket of the dashboard that asks for coins. */
const TicketLink = ({ isOffered, onLeave }: { isOffered: boolean; onLeave: () => void }) =>
  isOffered ? (
    <>
      Open a{' '}
      <Link to={COINS_REQUEST_PATH} className={link} onClick={onLeave}>
        support ticket
      </Link>
    </>
  ) : null
