import type { PlanServer } from '@hostfront/contract/delivery'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { ChangeLines } from '../../../parts/change-lines.tsx'
import { customerColumn } from '../../../parts/list-table/customer-column.tsx'
import type { ListColumn } from '../../../parts/list-table/list-column.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { RowLink } from '../../../ui/row-link.tsx'
import { faultAdvice, faultCause } from '../../../words/faults.ts'
import { changeLine, keptLine, standingName } from '../../../words/plan-changes.ts'
import { servicePath } from '../../../words/service-paths.ts'

export const planServerColumns: ListColumn<PlanServer, never>[] = [
  {
    header: 'Server',
    isName: true,
    csv: ({ service }) => nameOfService(service),
    cell: ({ service }) => (
      <div className="min-w-32 [overflow-wrap:anywhere]">
        <RowLink to={servicePath(service.id)}>{nameOfService(service)}</RowLink>
      </div>
    ),
  },
  customerColumn('Client'),
  {
    header: 'State',
    csv: standingName,
    cell: (server) => <Badge tone={toneOf(server)}>{standingName(server)}</Badge>,
  },
  {
    header: 'What changes',
    isText: true,
    csv: ({ standing }) => standing.changes.map(changeLine).join('; '),
    cell: (server) => (
      <div className="@3xl:min-w-56 max-w-md text-start">
        <Changes server={server} />
      </div>
    ),
  },
]

function Changes({ server: { standing, instance } }: { server: PlanServer }) {
  const { is, why, changes } = standing
  if (is === 'same') return <span className="text-muted text-sm">Nothing</span>
  if (why !== null) return <span className="text-muted text-sm">{keptLine(why)}</span>
  return (
    <>
      {changes.length > 0 ? (
        <ChangeLines changes={changes} />
      ) : (
        <span className="text-sm">Nothing but its version</span>
      )}
      {is === 'asked' && instance.fault ? (
        <p className="mt-1.5 text-muted text-sm">
          {faultCause(instance.fault, instance.faultDetail)}{' '}
          {faultAdvice(instance.fault, instance.faultDetail)}
        </p>
      ) : null}
    </>
  )
}

function toneOf({ standing: { is }, instance }: PlanServer): BadgeTone {
  if (is === 'same') return 'ok'
  if (is === 'kept') return 'neutral'
  if (is === 'differs') return 'info'
  return instance.phase === 'person' ? 'warn' : 'info'
}
