import { addressLines } from '@hostfront/documents/sheet/address-lines'
import { quantityWords } from '@hostfront/documents/sheet/quantity-words'
import { secondRateNote } from '@hostfront/documents/sheet/second-words'
import { sellerIdWords } from '@hostfront/documents/sheet/seller-id-words'
import { taxReasonWords, taxWords } from '@hostfront/documents/sheet/tax-words'
import { withCountry } from '@hostfront/documents/sheet/with-country'
import type { Invoice } from '@hostfront/domain/billing/invoice'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { secondWords } from '@hostfront/domain/money/second-amount'
import { type ReactNode, useEffect } from 'react'
import { useSettings } from '../host/settings.ts'
import { lineWords } from '../words/invoice-lines.ts'

/** What an invoice and a credit note have in common. */
type Sheet = Pick<
  Invoice,
  | 'number'
  | 'seller'
  | 'buyer'
  | 'lines'
  | 'subtotal'
  | 'tax'
  | 'taxName'
  | 'taxBasisPoints'
  | 'taxReason'
  | 'total'
  | 'secondRate'
>

interface DocumentSheetProps {
  sheet: Sheet
  /** What the table holds, for those who hear it. */
  caption: string
  /** When, how and for what, as `Fact`s. */
  facts: ReactNode
  /** Below the total, as `Sum`s. */
  sums?: ReactNode
  /** Below its sums. */
  children?: ReactNode
}

/** A document as it is read and printed: who bills whom, facts, lines and sums. */
export function DocumentSheet({ sheet, caption, facts, sums, children }: DocumentSheetProps) {
  const { currency } = useSettings()
  const { seller, buyer } = sheet
  usePrint(`${seller.name} ${sheet.number}`.trim())
  const money = (amount: number) => formatMoney(amount, currency)
  const reason = taxReasonWords(sheet)
  return (
    <div data-printed="" className="flex flex-col gap-6 [overflow-wrap:anywhere]">
      <div className="grid gap-6 sm:grid-cols-2">
        <Party title="From">
          <p className="font-semibold">{seller.name}</p>
          <Lines lines={withCountry(seller.address.split('\n'), seller.country)} />
          {seller.email ? <p>{seller.email}</p> : null}
          {seller.ids.map((id) => (
            <p key={id.kind}>{sellerIdWords(id, seller.country)}</p>
          ))}
        </Party>
        <Party title="Billed to">
          <p className="font-semibold">{buyer.company ?? buyer.name}</p>
          {buyer.company ? <p>{buyer.name}</p> : null}
          <Lines lines={withCountry(addressLines(buyer), buyer.country)} />
          {buyer.taxId ? <p>Tax ID {buyer.taxId}</p> : null}
        </Party>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">{facts}</dl>
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-edge border-b text-muted text-sm">
            <th className="pb-2 text-start font-normal">For</th>
            <th className="pb-2 text-end font-normal">Amount</th>
          </tr>
        </thead>
        <tbody>
          {sheet.lines.map((line) => {
            const quantity = quantityWords(line)
            return (
              <tr key={line.description} className="border-line border-b align-top">
                <td dir="auto" className="py-2 pe-4">
                  {lineWords(line.description)}
                  {quantity ? <span className="block text-muted text-sm">{quantity}</span> : null}
                </td>
                <Figure>{money(line.amount)}</Figure>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          {/* Without tax it is the total. */}
          {sheet.tax > 0 ? (
            <>
              <Sum name="Subtotal">{money(sheet.subtotal)}</Sum>
              <Sum name={taxWords(sheet)}>{money(sheet.tax)}</Sum>
            </>
          ) : null}
          <Sum name="Total" isTotal>
            {money(sheet.total)}
          </Sum>
          {sheet.secondRate ? (
            <Sum name={secondRateNote(sheet.secondRate, currency)} isMinor>
              {secondWords(sheet.total, sheet.secondRate)}
            </Sum>
          ) : null}
          {sums}
        </tfoot>
      </table>
      {reason ? <p className="text-sm">{reason}</p> : null}
      {children}
    </div>
  )
}

const Party = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0">
    <p className="mb-1 text-muted text-sm">{title}</p>
    {children}
  </div>
)

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, at) => <p key={at}>{line}</p>)

/** A line of a document's facts. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </>
)

const Figure = ({ children }: { children: ReactNode }) => (
  <td className="whitespace-nowrap py-2 text-end figures">{children}</td>
)

interface SumProps {
  name: string
  isTotal?: boolean
  isMinor?: boolean
  children: ReactNode
}

export const Sum = ({ name, isTotal = false, isMinor = false, children }: SumProps) => (
  <tr
    className={
      isTotal ? 'border-edge border-t font-semibold text-lg' : isMinor ? 'text-muted text-sm' : ''
    }
  >
    <th scope="row" className={`py-2 pe-4 text-start ${isTotal ? '' : 'font-normal'}`}>
      {name}
    </th>
    <Figure>{children}</Figure>
  </tr>
)

/** Paper is light: browsers leave the dark ground away, and light text would have no ground. `title` names a file. */
function usePrint(title: string): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let before: { readonly theme: string | undefined; readonly title: string } | null = null
    const prepare = () => {
      before ??= { theme: dataset.theme, title: document.title }
      dataset.theme = 'light'
      document.title = title
    }
    const restore = () => {
      if (!before) return
      if (before.theme === undefined) delete dataset.theme
      else dataset.theme = before.theme
      document.title = before.title
      before = null
    }
    addEventListener('beforeprint', prepare)
    addEventListener('afterprint', restore)
    return () => {
      removeEventListener('beforeprint', prepare)
      removeEventListener('afterprint', restore)
      restore()
    }
  }, [title])
}
