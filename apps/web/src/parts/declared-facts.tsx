import type { QueuedDeclaration } from '@hostfront/contract/declarations'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { lazy, Suspense } from 'react'
import { loadPart } from '../host/load-part.ts'
import { useSettings } from '../host/settings.ts'
import { FactList } from '../ui/fact-list.tsx'
import { dayWords } from '../words/dates.ts'
import { declarationName } from '../words/declarations.ts'
import { useMethodName } from './use-method-name.ts'

/** Loaded where there is a proof to look at. */
const FileList = lazy(() =>
  loadPart(async () => ({ default: (await import('./file-list.tsx')).FileList })),
)

/** What a customer says of a payment, with the proof, beside what staff enter of it. */
export function DeclaredFacts({ declaration }: Pick<QueuedDeclaration, 'declaration'>) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const { amount, method, reference, paidOn, note, proofIds } = declaration
  return (
    <div className="flex flex-col gap-3">
      <FactList
        facts={[
          ['Amount', formatMoney(amount, currency)],
          ['Paid with', methodName(method)],
          ['Paid on', dayWords(paidOn)],
          ['Transaction reference', reference ?? 'None'],
          ['Note', note || null],
        ]}
      />
      {proofIds.length > 0 ? (
        <Suspense>
          <FileList ids={proofIds} label={`Proof of ${declarationName(declaration)}`} />
        </Suspense>
      ) : null}
    </div>
  )
}
