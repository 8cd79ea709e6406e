import type { HeldService } from '@hostfront/contract/services'
import { runsUnpaid } from '@hostfront/domain/services/by-hand'
import { openHost } from '../../../host/open-host.ts'
import type { AskProps } from '../../../parts/list-table/bulk-bar.tsx'
import { useAct } from '../../../parts/use-act.ts'
import { dayFrom } from '../../../ui/day-field.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { type FormFailure, useSchemaForm } from '../../../ui/use-schema-form.ts'
import { formatDay } from '../../../words/dates.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'
import { ActedServices } from './acted-services.tsx'
import { doneWith } from './done-with.ts'
import { TypedKeepUntil } from './service-form.ts'

/** So many days are proposed. */
const USUAL_DAYS = 7

interface KeepServicesProps {
  title: string
  confirm: string
  rows: readonly HeldService[]
  send: (keepUntil: string) => Promise<FormFailure | null>
  onClose: () => void
}

/** Asks until when services run whose paid time has ended. */
function KeepServices({ title, confirm, rows, send, onClose }: KeepServicesProps) {
  const now = useNow()
  const form = useSchemaForm({
    loadSchema: () => TypedKeepUntil,
    send: ({ keepUntil }: { keepUntil: string }) => send(keepUntil),
    onDone: onClose,
  })
  const [only] = rows.length === 1 ? rows : []
  return (
    <FormDialog title={title} form={form} confirm={confirm} onClose={onClose}>
      <ActedServices rows={rows} />
      <p>
        {only
          ? `Its paid time ended on ${formatDay(only.service.expiresAt)}. It runs until the day you name, and nothing suspends or ends it before.`
          : 'Those whose paid time has ended run until the day you name, and nothing suspends or ends them before.'}{' '}
        The invoice of the renewal stays open and can be paid all the while. What is unpaid after
        that day is suspended again.
      </p>
      <TextField
        type="date"
        label="Runs without payment until"
        name="keepUntil"
        hint="The customer is told this day."
        min={dayFrom(now, 0)}
        defaultValue={dayFrom(now, USUAL_DAYS)}
        error={issueSentence(form.errors.keepUntil)}
      />
    </FormDialog>
  )
}

interface ActivateServiceProps {
  held: HeldService
  onActed: (held: HeldService) => void
  onClose: () => void
}

/** Sets one service active whose paid time has ended. */
export function ActivateService({ held, onActed, onClose }: ActivateServiceProps) {
  const act = useAct()
  const { id } = held.service
  return (
    <KeepServices
      title="Activate service"
      confirm="Activate service"
      rows={[held]}
      send={(keepUntil) =>
        act(
          async ({ services }) =>
            onActed({ ...held, service: await services.activate({ id, keepUntil }) }),
          doneWith({ status: 'active' }),
          { KEEP_UNTIL_UNFIT: 'keepUntil' },
        )
      }
      onClose={onClose}
    />
  )
}

/** The same for all that are ticked. */
export function ActivateTicked({ rows, onGo, onClose }: AskProps<HeldService>) {
  return (
    <KeepServices
      title={`Activate ${rows.length} ${rows.length === 1 ? 'service' : 'services'}?`}
      confirm="Activate"
      rows={rows}
      send={async (keepUntil) => {
        onGo(async (ticked) => {
          const { api } = await openHost()
          for (const { service } of ticked) {
            await api.services.activate({ id: service.id, keepUntil })
          }
        })
        return null
      }}
      onClose={onClose}
    />
  )
}

/** Whether it needs a day when it is set active at `now` (ms). */
export const needsDay = ({ service }: HeldService, now: number): boolean =>
  runsUnpaid(service, new Date(now).toISOString())
