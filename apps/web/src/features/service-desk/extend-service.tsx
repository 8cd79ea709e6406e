import { issue } from '@hostfront/domain/issue'
import type { Service } from '@hostfront/domain/services/service'
import * as z from 'zod/mini'
import { Dialog } from '../../ui/dialog.tsx'
import { FormEnd } from '../../ui/form-end.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAct } from '../../ui/use-act.ts'
import { useSchemaForm } from '../../ui/use-schema-form.ts'
import { formatDay } from '../../words/dates.ts'
import { issueSentence } from '../../words/issue-sentence.ts'

/** As the contract bounds it. */
const MOST_DAYS = 3650

const TypedDays = z.object({
  days: z.pipe(
    z
      .string()
      .check(
        z.refine(
          (text) => /^\s*\d{1,4}\s*$/.test(text) && isDays(Number(text)),
          issue('NUMBER_INVALID'),
        ),
      ),
    z.transform(Number),
  ),
})

const isDays = (days: number): boolean => days >= 1 && days <= MOST_DAYS

interface ExtendServiceProps {
  service: Service
  name: string
  onClose: () => void
}

/** Gives days to a service. Mount it to open it. */
export const ExtendService = ({ service, name, onClose }: ExtendServiceProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title="Extend service"
    description={`"${name}" runs until ${formatDay(service.expiresAt)}. An open invoice for its renewal is cancelled; the time after these days is billed in its turn.`}
  >
    <DaysForm id={service.id} onClose={onClose} />
  </Dialog>
)

function DaysForm({ id, onClose }: { id: string; onClose: () => void }) {
  const act = useAct()
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => TypedDays,
    async send({ days }: z.output<typeof TypedDays>) {
      const message = await act(
        ({ services }) => services.extend({ id, days }),
        'Service extended successfully',
      )
      if (message !== null) return { message }
      onClose()
      return null
    },
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <TextField
        label="Days"
        name="days"
        inputMode="numeric"
        autoComplete="off"
        defaultValue="30"
        error={issueSentence(errors.days)}
      />
      <FormEnd problem={problem} isSending={isSending} onCancel={onClose}>
        Extend service
      </FormEnd>
    </form>
  )
}
