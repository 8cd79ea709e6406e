import type { QueuedDeclaration } from '@hostfront/contract/declarations'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { useSettings } from '../host/settings.ts'
import { FactList } from '../ui/fact-list.tsx'
import { dayWords } from '../words/dates.ts'
import { DeclaredProof } from './declared-proof.tsx'
import { useMethodName } from './use-method-name.ts'

/** What a customer says of a payment, with the proof, beside what staff enter of it. */
export function DeclaredFacts({ declaration }: Pick<QueuedDeclaration, 'declaration'>) {
  const { currency } = useSettings()
  const methodName = useMethodName()
  const { amount, method, reference, paidOn, note } = declaration
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
      <DeclaredProof declaration={declaration} />
    </div>
  )
}
