import { useId } from 'react'
import type { GuidedInvoice } from './guided-invoice.ts'

interface ReceiptDrawingProps {
  account: string
  invoice: Pick<GuidedInvoice, 'amount' | 'number'> | null
}

/** The two lines of a transfer that have to match the invoice. A sheet of paper by night, of ink by day. `account` is where it goes, as far as the shop says so. */
export function ReceiptDrawing({ account, invoice }: ReceiptDrawingProps) {
  return (
    <figure className="flex w-full max-w-[26rem] flex-col">
      <div data-invert="" className="rounded-t-lg px-4 pt-6 pb-3 sm:px-6">
        <p className="flex items-baseline justify-between font-semibold">
          Orange Money <span className="font-normal text-muted text-sm">Transfer</span>
        </p>
        <dl className="mt-5 text-[0.9375rem]">
          <Line term="To" text={account || 'the company account'} />
          <Line
            term="Amount"
            text={invoice?.amount ?? 'the invoice’s total, to the cent'}
            isMatched
          />
          <Line term="Reference" text={invoice?.number ?? 'the invoice number'} isMatched />
          <Line term="Date" text="today" />
        </dl>
      </div>
      <TornEdge />
      <figcaption className="text-muted text-sm mt-4">
        The transfer as you confirm it. The two marked lines let us find your payment.
      </figcaption>
    </figure>
  )
}

function Line({ term, text, isMatched }: { term: string; text: string; isMatched?: boolean }) {
  return (
    <div
      className={`-ms-4 flex flex-wrap gap-x-2 border-s-4 py-2.5 ps-3 ${isMatched ? 'border-accent font-semibold' : 'border-transparent'}`}
    >
      <dt className="w-21 font-normal text-muted">{term}</dt>
      <dd className="min-w-0 flex-[1_1_7rem] whitespace-pre-line [overflow-wrap:anywhere]">
        {text}
      </dd>
    </div>
  )
}

/** Teeth in the colour of the sheet, hanging from it. */
function TornEdge() {
  const id = useId()
  return (
    <svg data-invert="" aria-hidden="true" className="block h-2.5 w-full bg-transparent">
      <defs>
        <pattern id={id} width="14" height="10" patternUnits="userSpaceOnUse">
          <path d="M0 0h14L7 9z" className="fill-surface" />
        </pattern>
      </defs>
      <rect width="100%" height="10" fill={`url(#${id})`} />
    </svg>
  )
}
