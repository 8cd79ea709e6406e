import type { HeldService } from '@hostfront/contract/services'
import { toDecimal } from '@hostfront/domain/money/format-money'
import { typedText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { TypedAmount } from '../../../parts/typed-amount.ts'
import { useAct } from '../../../parts/use-act.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'
import { ActedServices } from './acted-services.tsx'

const Typed = z.object({ price: TypedAmount, reason: typedText(500) })

interface SetPriceProps {
  held: HeldService
  onActed: (held: HeldService) => void
  onClose: () => void
}

/** Another price for one service. Mount it to open it. */
export function SetPrice({ held, onActed, onClose }: SetPriceProps) {
  const act = useAct()
  const { id, price: now } = held.service
  const form = useSchemaForm({
    loadSchema: () => Typed,
    send: (typed: z.output<typeof Typed>) =>
      act(
        async ({ services }) =>
          onActed({ ...held, service: await services.setPrice({ id, ...typed }) }),
        'Price changed',
      ),
    onDone: onClose,
  })
  return (
    <FormDialog title="Change price" form={form} confirm="Change price" onClose={onClose}>
      <ActedServices rows={[held]} />
      <p>
        It counts from the next renewal on. An open invoice for that is withdrawn, and issued again
        at the new price.
      </p>
      <TextField
        label="Price per month"
        name="price"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={toDecimal(now)}
        error={issueSentence(form.errors.price)}
      />
      <TextAreaField
        label="Reason"
        hint="The client reads it."
        maxLength={500}
        name="reason"
        error={issueSentence(form.errors.reason)}
      />
    </FormDialog>
  )
}
