import type { ServerChange } from '@hostfront/domain/provisioning/server-change'
import { changedPart, changedSide } from '../words/plan-changes.ts'

/** What becomes of a server, a line each: as it is, then as it will be. */
export const ChangeLines = ({ changes }: { changes: readonly ServerChange[] }) => (
  <ul className="flex flex-col gap-0.5 text-sm">
    {changes.map(({ part, name, from, to }) => (
      <li key={`${part} ${name}`} className="[overflow-wrap:anywhere]">
        {changedPart({ part, name })}{' '}
        <span className="text-muted">
          {changedSide(part, from)} <span aria-hidden="true">→</span>
          <span className="sr-only">becomes</span>
        </span>{' '}
        <span className="font-semibold">{changedSide(part, to)}</span>
      </li>
    ))}
  </ul>
)
