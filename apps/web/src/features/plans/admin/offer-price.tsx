import { issue } from '@hostfront/domain/issue'
import { formatMoney, toDecimal } from '@hostfront/domain/money/format-money'
import type { Plan } from '@hostfront/domain/plans/plan'
import { planName } from '@hostfront/domain/plans/plan-name'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useSettings } from '../../../host/settings.ts'
import { TypedAmount } from '../../../parts/typed-amount.ts'
import { useAct } from '../../../parts/use-act.ts'
import { ChoiceTiles } from '../../../ui/choice-tiles.tsx'
import { dayFrom, endOfDay } from '../../../ui/day-field.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'

const Typed = z.object({
  price: TypedAmount,
  from: z.optional(z.pipe(z.iso.date(issue('DATE_INVALID')), z.transform(endOfDay))),
})

const read = (data: FormData) => ({
  price: data.get('price'),
  ...(data.has('from') && { from: data.get('from') }),
})

/** So many days are proposed; how many there have to be, the settings say. */
const USUAL_DAYS = 45

/** Another price of a plan, for whom. Mount it to open it. */
export function OfferPrice({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const act = useAct()
  const now = useNow()
  const { currency } = useSettings()
  const [isForAll, setIsForAll] = useState(false)
  const { id } = plan
  const form = useSchemaForm({
    loadSchema: () => Typed,
    read,
    send: ({ price, from }: z.output<typeof Typed>) =>
      act(
        async ({ plans }) =>
          from === undefined ? plans.update({ id, price }) : plans.offerPrice({ id, price, from }),
        from === undefined ? 'Price changed' : 'Price changed, and customers are told',
        { NOTICE_TOO_SHORT: 'from' },
      ),
    onDone: onClose,
  })
  return (
    <FormDialog
      title="Change price"
      description={`${planName(plan)} costs ${formatMoney(plan.price, currency)} per month.`}
      form={form}
      confirm="Change price"
      onClose={onClose}
    >
      <TextField
        label="New price per month"
        name="price"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={toDecimal(plan.price)}
        error={issueSentence(form.errors.price)}
      />
      <ChoiceTiles
        label="For"
        name="for"
        value={isForAll ? 'all' : 'new'}
        className="sm:grid-cols-2"
        tiles={[
          { value: 'new', title: 'New orders', content: 'What runs keeps its price.' },
          { value: 'all', title: 'Running services, too', content: 'From a day on, with notice.' },
        ]}
        onChange={(chosen) => setIsForAll(chosen === 'all')}
      />
      {isForAll ? (
        <>
          <TextField
            type="date"
            label="Running services from"
            name="from"
            min={dayFrom(now, 0)}
            defaultValue={dayFrom(now, USUAL_DAYS)}
            hint="The first renewal after this day has the new price."
            error={issueSentence(form.errors.from)}
          />
          <p>
            Their customers are told the old price, the new one and the day at once. Options and the
            discount of the cycle stay as they were ordered; what is free or cancelled keeps its
            price.
          </p>
        </>
      ) : null}
    </FormDialog>
  )
}
