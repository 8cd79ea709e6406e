import type { QueuedDeclaration } from '@hostfront/contract/declarations'
import { lazy, Suspense } from 'react'
import { loadPart } from '../host/load-part.ts'
import { declarationName } from '../words/declarations.ts'

/** Loaded where there is a proof to look at. */
const FileList = lazy(() =>
  loadPart(async () => ({ default: (await import('./file-list.tsx')).FileList })),
)

interface DeclaredProofProps extends Pick<QueuedDeclaration, 'declaration'> {
  className?: string
}

/** What a customer has sent to show a payment: small pictures that open large; nothing where nothing was sent. */
export const DeclaredProof = ({ declaration, className = '' }: DeclaredProofProps) =>
  declaration.proofIds.length > 0 ? (
    <div className={className}>
      <Suspense>
        <FileList ids={declaration.proofIds} label={`Proof of ${declarationName(declaration)}`} />
      </Suspense>
    </div>
  ) : null
