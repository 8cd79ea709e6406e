import type { OwnDeclaration } from '@hostfront/contract/declarations'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { useSettings } from '../../host/settings.ts'
import { DeclarationBadge } from '../../parts/declaration-badge.tsx'
import { FileList } from '../../parts/file-list.tsx'
import { useAct } from '../../parts/use-act.ts'
import { useMethodName } from '../../parts/use-method-name.ts'
import { MoreButton } from '../../ui/more-button.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { toast } from '../../ui/toast.ts'
import { dayWords } from '../../words/dates.ts'
import { declarationName, declaredFor, outcomeWords } from '../../words/declarations.ts'
import { CheckingBadge } from './my-invoice-badge.tsx'
import { isForInvoice, useMyDeclarations } from './use-my-declarations.ts'

interface MyDeclarationsProps {
  /** Of one invoice; left out: all that the person has declared. */
  invoiceId?: string
  /** That a payment is being checked is said beside it. */
  isCheckingSaid?: boolean
}

/** What the person has declared, newest first, with what became of it; nothing where there is nothing. */
export function MyDeclarations({ invoiceId, isCheckingSaid = false }: MyDeclarationsProps) {
  const pages = useMyDeclarations()
  const found = pages.data?.filter((each) => !invoiceId || isForInvoice(each, invoiceId)) ?? []
  // Beside an invoice only what still says something about it.
  const shown = invoiceId ? found.filter(({ state }) => state !== 'withdrawn') : found
  if (shown.length === 0) return null
  return (
    <>
      <ul aria-label="Payments you told us about" className="flex flex-col gap-3">
        {shown.map((each) => (
          <DeclarationLine
            key={each.id}
            declaration={each}
            isAlone={invoiceId !== undefined}
            isCheckingSaid={isCheckingSaid}
          />
        ))}
      </ul>
      {invoiceId === undefined ? <MoreButton pages={pages} /> : null}
    </>
  )
}

interface DeclarationLineProps {
  declaration: OwnDeclaration
  /** It stands beside its invoice, which need not be said. */
  isAlone: boolean
  isCheckingSaid: boolean
}

function DeclarationLine({ declaration, isAlone, isCheckingSaid }: DeclarationLineProps) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const act = useAct()
  const { id, amount, method, reference, paidOn, proofIds, state } = declaration
  const money = (sum: number) => formatMoney(sum, currency)
  const isWaiting = state === 'waiting'
  const outcome = isWaiting && isCheckingSaid ? null : outcomeWords(declaration, money)

  async function withdraw(): Promise<void> {
    const failure = await act((api) => api.declarations.withdraw({ id }), 'Message withdrawn')
    if (failure) void toast(failure.message, 'error')
  }

  return (
    <li className="rounded-lg border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <strong className="font-semibold figures">{money(amount)}</strong>
          {isAlone ? null : ` for ${declaredFor(declaration)}`}
        </p>
        {isWaiting ? isCheckingSaid || <CheckingBadge /> : <DeclarationBadge state={state} />}
      </div>
      <div className="[overflow-wrap:anywhere]">
        <dl className="mt-2 flex flex-col gap-x-10 gap-y-1 text-[0.9375rem] sm:flex-row sm:flex-wrap">
          <Fact name="Paid with">{methodName(method)}</Fact>
          <Fact name="Paid on">{dayWords(paidOn)}</Fact>
          {reference ? <Fact name="Transaction reference">{reference}</Fact> : null}
        </dl>
        {proofIds.length > 0 ? (
          <div className="mt-2">
            <FileList ids={proofIds} label={`Proof of ${declarationName(declaration)}`} />
          </div>
        ) : null}
        {outcome ? (
          <p className={`mt-1 text-[0.9375rem] ${isWaiting ? 'text-muted' : ''}`}>{outcome}</p>
        ) : null}
      </div>
      {isWaiting ? (
        <div className="mt-3">
          <RowButton
            look="minor"
            action="Withdraw message"
            row={declarationName(declaration)}
            onClick={() => void withdraw()}
          />
        </div>
      ) : null}
    </li>
  )
}

/** Below each other on a phone, beside each other where there is room. */
const Fact = ({ name, children }: { name: string; children: string }) => (
  <div className="flex min-w-0 gap-x-4 sm:block">
    <dt className="w-22 shrink-0 text-muted sm:text-sm">{name}</dt>
    <dd className="min-w-0 figures [overflow-wrap:anywhere]">{children}</dd>
  </div>
)
