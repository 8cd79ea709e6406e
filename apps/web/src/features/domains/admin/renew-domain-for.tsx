import { renewalAmount } from '@hostfront/domain/domains/domain-price'
import { expiryOfRenewedDomain } from '@hostfront/domain/domains/domain-state'
import { formatMoney } from '@hostfront/domain/money/format-money'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useSettings } from '../../../host/settings.ts'
import { useAct } from '../../../parts/use-act.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { formatDay } from '../../../words/dates.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'
import type { DomainActionProps } from './domain-action.ts'
import { useDomainPrices } from './use-domain-prices.ts'
import { YearsField } from './years-field.tsx'

const TypedRenewal = z.object({
  years: z.pipe(z.string(), z.transform(Number)),
  how: z.enum(['invoice', 'hand']),
})

/** Some years more for a client's domain. Mount it to open it. */
export function RenewDomainFor({ held, onActed, onClose }: DomainActionProps) {
  const act = useAct()
  const [years, setYears] = useState(1)
  const [how, setHow] = useState('invoice')
  const { domain, customer } = held
  const { id, expiresAt } = domain
  const form = useSchemaForm({
    loadSchema: () => TypedRenewal,
    send: (typed: z.output<typeof TypedRenewal>) => {
      const isBilled = typed.how === 'invoice'
      const asked = { id, expiresAt, years: typed.years, isBilled }
      return act(
        async ({ domains }) => onActed({ ...held, domain: (await domains.renewFor(asked)).domain }),
        isBilled ? 'Invoice issued' : 'Domain renewed successfully',
        { DOMAIN_TOO_LONG: 'years' },
      )
    },
    onDone: onClose,
  })
  return (
    <FormDialog
      title="Renew domain"
      description={`${domain.name} of ${customer.name} (${customer.email}) runs until ${formatDay(expiresAt)}.`}
      form={form}
      confirm={how === 'invoice' ? 'Issue invoice' : 'Renew domain'}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <YearsField error={issueSentence(form.errors.years)} onYears={setYears} />
        <SelectField
          label="How"
          name="how"
          defaultValue="invoice"
          onChange={({ target }) => setHow(target.value)}
        >
          <option value="invoice">With an invoice</option>
          <option value="hand">By hand, without one</option>
        </SelectField>
      </div>
      <p>
        {how === 'invoice' ? (
          <>
            The client is billed <Amount domain={domain} years={years} />, and it runs until{' '}
            {formatDay(expiryOfRenewedDomain(domain, years))} once that is paid.
          </>
        ) : (
          `It runs until ${formatDay(expiryOfRenewedDomain(domain, years))} at once, and the client is told. An open invoice for its renewal then bills the time after that.`
        )}{' '}
        Renew it at its registrar as well.
      </p>
    </FormDialog>
  )
}

function Amount({ domain, years }: { domain: DomainActionProps['held']['domain']; years: number }) {
  const { currency, tax } = useSettings()
  const { data } = useDomainPrices()
  return (
    <strong className="font-semibold">
      {data
        ? `${formatMoney(renewalAmount(domain, years, data), currency)} ${tax.included ? 'with' : 'without'} tax`
        : '…'}
    </strong>
  )
}
