import type { HeldService } from '@hostfront/contract/services'
import { typedText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { useAct } from '../../../parts/use-act.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormEnd } from '../../../ui/form-end.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'
import { ChooseChange, type ShownChange } from '../choose-change.tsx'
import { ActedServices } from './acted-services.tsx'

interface ChangePlanProps {
  held: HeldService
  onActed: (held: HeldService) => void
  onClose: () => void
}

/** Another plan or cycle for anybody's service. Mount it to open it. */
export const ChangePlan = ({ held, onActed, onClose }: ChangePlanProps) => (
  <Dialog open onOpenChange={onClose} title="Change plan">
    <div className="flex flex-col gap-5">
      <ActedServices rows={[held]} />
      <ChooseChange service={held.service} as="staff">
        {(change) => <Confirm change={change} held={held} onActed={onActed} onClose={onClose} />}
      </ChooseChange>
    </div>
  </Dialog>
)

const Typed = z.object({
  reason: typedText(500),
  isFree: z.boolean(),
  withInvoice: z.boolean(),
})

const read = (data: FormData) => ({
  reason: data.get('reason'),
  isFree: data.get('payment') === 'none',
  withInvoice: data.get('payment') === 'invoice',
})

function Confirm({ change, held, onActed, onClose }: ChangePlanProps & { change: ShownChange }) {
  const act = useAct()
  const { quote, wanted, again } = change
  const { due, surplus } = quote
  const form = useSchemaForm({
    loadSchema: () => Typed,
    read,
    send: async (typed: z.output<typeof Typed>) => {
      const failure = await act(
        async ({ services }) => {
          const service = await services.changePlanFor({ ...wanted, ...typed, due, surplus })
          onActed({ ...held, service })
        },
        typed.withInvoice ? 'Invoice issued' : 'Plan changed',
      )
      if (failure) void again()
      return failure
    },
    onDone: onClose,
  })
  return (
    <form {...form.form} className="flex flex-col gap-5">
      {due > 0 || surplus > 0 ? (
        <SelectField label="Payment" name="payment" defaultValue="coins">
          <option value="coins">
            {due > 0 ? 'From the client’s coins, now' : 'Comes back as coins'}
          </option>
          {due > 0 ? <option value="invoice">By invoice: changed when it is paid</option> : null}
          <option value="none">No money</option>
        </SelectField>
      ) : null}
      <TextAreaField
        label="Reason"
        hint="The client reads it."
        maxLength={500}
        error={issueSentence(form.errors.reason)}
        name="reason"
      />
      <FormEnd problem={form.problem} isSending={form.isSending} onCancel={onClose}>
        Change plan
      </FormEnd>
    </form>
  )
}
