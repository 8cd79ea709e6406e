import type { QueuedDeclaration } from '@hostfront/contract/declarations'
import { customerCode } from '@hostfront/domain/accounts/customer-code'
import { formatMoney } from '@hostfront/domain/money/format-money'
import type { Currency } from '@hostfront/domain/money/money'
import { DeclaredProof } from '../../../parts/declared-proof.tsx'
import { useMethodName } from '../../../parts/use-method-name.ts'
import { RowButton } from '../../../ui/row-button.tsx'
import { RowLink } from '../../../ui/row-link.tsx'
import { dayWords } from '../../../words/dates.ts'
import { declarationName, declaredSuspicion, seenWords } from '../../../words/declarations.ts'
import { lineWords } from '../../../words/invoice-lines.ts'

export type DeclarationAct = 'approve' | 'part' | 'reject'

interface DeclarationRowProps {
  row: QueuedDeclaration
  currency: Currency
  onAct: (act: DeclarationAct) => void
}

/** One declared payment beside what it is to pay, with what is suspicious about it. */
export function DeclarationRow({ row, currency, onAct }: DeclarationRowProps) {
  const methodName = useMethodName()
  const { declaration, customer, suspicions, seen } = row
  const { reference, amount, method, paidOn, note } = declaration
  const name = declarationName(declaration)
  const money = (sum: number) => formatMoney(sum, currency)
  return (
    <li
      data-row={declaration.id}
      className="grid gap-x-6 gap-y-2 border-line border-b py-3 focus-within:bg-raised md:grid-cols-[1fr_1fr_auto]"
    >
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong className="font-semibold text-lg figures">{money(amount)}</strong>
          <span className="font-semibold">{reference ?? 'No reference'}</span>
        </p>
        <p className="text-muted text-sm">
          {methodName(method)}, {dayWords(paidOn)} ·{' '}
          <RowLink to={`/admin/clients/${encodeURIComponent(customer.id)}`}>
            {customer.name}
          </RowLink>
        </p>
        {note ? <p className="mt-1 text-sm">“{note}”</p> : null}
        {seen ? <p className="mt-1 text-ok text-sm">{seenWords(seen, dayWords)}</p> : null}
        {suspicions.map((suspicion) => (
          <p key={declaredSuspicion(suspicion, money)} className="mt-1 text-sm text-warn">
            {declaredSuspicion(suspicion, money)}
          </p>
        ))}
      </div>
      <DeclaredFor row={row} money={money} />
      <div className="flex flex-wrap items-start gap-2 max-sm:*:grow max-sm:*:first:basis-full md:justify-end">
        <RowButton
          action="Approve"
          letter="A"
          row={name}
          look="accent"
          onClick={() => onAct('approve')}
        />
        <RowButton
          action="Approve part"
          letter="P"
          row={name}
          look="secondary"
          onClick={() => onAct('part')}
        />
        <RowButton
          action="Reject"
          letter="R"
          row={name}
          look="secondary"
          onClick={() => onAct('reject')}
        />
      </div>
    </li>
  )
}

interface DeclaredForProps {
  row: QueuedDeclaration
  money: (amount: number) => string
}

/** The invoices that it is to pay, and the proof beside them. */
const DeclaredFor = ({ row: { declaration, customer, invoices }, money }: DeclaredForProps) => (
  <div className="min-w-0 text-[0.9375rem] [overflow-wrap:anywhere]">
    {invoices.length === 0 ? (
      <p>
        Buys coins
        <span className="block text-muted text-sm">Payment code {customerCode(customer.id)}</span>
      </p>
    ) : null}
    {invoices.map(({ id, number, title, owed, status, total }) => (
      <p key={id}>
        <RowLink to={`/admin/invoices?search=${encodeURIComponent(number)}`}>{number}</RowLink>{' '}
        <span className="figures">
          {owed > 0 ? `${money(owed)} to pay` : `${money(total)} ${status}`}
          {owed > 0 && owed === declaration.amount ? (
            <span className="text-ok text-sm"> · amount matches</span>
          ) : null}
        </span>
        <span className="block text-muted text-sm">{lineWords(title)}</span>
      </p>
    ))}
    <DeclaredProof declaration={declaration} className="mt-2" />
  </div>
)
