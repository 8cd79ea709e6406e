import type { FaultCode } from '@hostfront/domain/provisioning/fault'
import { faultAdvice, faultCause } from '../words/faults.ts'

interface FaultWordsProps {
  fault: FaultCode
  detail: string | null
}

/** What keeps a server or a panel from being as it should, and what helps. */
export const FaultWords = ({ fault, detail }: FaultWordsProps) => (
  <>
    {faultCause(fault, detail)} <span className="text-muted">{faultAdvice(fault, detail)}</span>
  </>
)
