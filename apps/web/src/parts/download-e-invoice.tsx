import { documentFileName } from '@hostfront/documents/document-file-name'
import { eInvoiceGaps } from '@hostfront/documents/e-invoice/e-invoice-gaps'
import { may } from '@hostfront/domain/accounts/permission'
import type { CreditNote } from '@hostfront/domain/billing/credit-note'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import type { Currency } from '@hostfront/domain/money/money'
import { Fragment } from 'react'
import { loadPart } from '../host/load-part.ts'
import { useAccount } from '../host/session.ts'
import { useSettings } from '../host/settings.ts'
import { saveFile } from '../ui/save-file.ts'
import { TextLink } from '../ui/text-link.tsx'
import { gapPlaces, gapWords } from '../words/e-invoice.ts'
import { ActionButton } from './action-button.tsx'

const loadWriter = () => loadPart(() => import('@hostfront/documents/e-invoice/write-ubl'))

type Writer = Awaited<ReturnType<typeof loadWriter>>
type Written = ReturnType<Writer['writeUblInvoice']>

/** An invoice as EN 16931 has it, in UBL; nothing where it says too little for that, see `NoEInvoice`. */
export const DownloadEInvoice = ({ invoice }: { invoice: Invoice }) => (
  <DownloadUbl
    of={invoice}
    name={documentFileName('Invoice', invoice.number, 'xml')}
    write={({ writeUblInvoice }, currency) => writeUblInvoice(invoice, currency)}
  />
)

/** The same of a credit note. */
export const DownloadECreditNote = ({ note }: { note: CreditNote }) => (
  <DownloadUbl
    of={note}
    name={documentFileName('Credit note', note.number, 'xml')}
    write={({ writeUblCreditNote }, currency) => writeUblCreditNote(note, currency)}
  />
)

interface DownloadUblProps {
  of: Invoice | CreditNote
  name: string
  write: (writer: Writer, currency: Currency) => Written
}

function DownloadUbl({ of, name, write }: DownloadUblProps) {
  const { currency } = useSettings()
  if (eInvoiceGaps(of).length > 0) return null
  return (
    <ActionButton
      look="secondary"
      size="small"
      onAct={async () => {
        const written = write(await loadWriter(), currency)
        if (!written.ok) throw new Error(written.refusal)
        saveFile(written.value, name, 'application/xml')
      }}
    >
      Download e-invoice
    </ActionButton>
  )
}

/** What it lacks for that, and where the team fills it in: what was issued stays as it is, so that is for later ones. */
export function NoEInvoice({ of }: { of: Invoice | CreditNote }) {
  const gaps = eInvoiceGaps(of)
  const isTeam = may(useAccount(), 'settings.change')
  if (gaps.length === 0 || !isTeam) return null
  const places = {
    shop: { to: '/admin/settings?section=shop', name: 'Settings, Shop' },
    tax: { to: '/admin/settings?section=tax', name: 'Settings, Tax' },
    client: { to: `/admin/clients/${encodeURIComponent(of.userId)}`, name: 'the client’s profile' },
  }
  const found = gapPlaces(gaps).map((place) => places[place])
  return (
    <p className="max-w-3xl text-muted text-sm print:hidden">
      No e-invoice for this one: {gapWords(gaps)} {gaps.length === 1 ? 'was' : 'were'} missing.
      {found.length > 0
        ? ` For later ones, fill ${gaps.length === 1 ? 'it' : 'them'} in at `
        : null}
      {found.map(({ to, name }, at) => (
        <Fragment key={to}>
          {at > 0 ? ' and ' : null}
          <TextLink to={to}>{name}</TextLink>
        </Fragment>
      ))}
      {found.length > 0 ? '.' : null}
    </p>
  )
}
