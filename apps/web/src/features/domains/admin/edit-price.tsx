import type { ListedPrice } from '@hostfront/contract/domains'
import { DomainPriceForm } from '@hostfront/domain/domains/domain-price-form'
import { toDecimal } from '@hostfront/domain/money/format-money'
import * as z from 'zod/mini'
import { useSettings } from '../../../host/settings.ts'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { readPrice } from './price-form.ts'
import { YearsField, yearsWords } from './years-field.tsx'

const TypedPrice = z.extend(DomainPriceForm, { isForAll: z.boolean() })

const FIELDS = [
  ['register', 'Registration'],
  ['renew', 'Renewal'],
  ['transfer', 'Transfer'],
] as const

interface EditPriceProps {
  /** Null for a new one. */
  price: ListedPrice | null
  onClose: () => void
}

/** A line of the price list. Mount it to open it. */
export function EditPrice({ price, onClose }: EditPriceProps) {
  const { currency, tax } = useSettings()
  return (
    <ActDialog
      title={price ? 'Edit price' : 'Add price'}
      description={
        price
          ? `.${price.extension} for ${yearsWords(price.years)}`
          : 'Without a price for several years, they cost as many times one.'
      }
      confirm={price ? 'Save' : 'Add price'}
      loadSchema={() => TypedPrice}
      read={(data) => ({
        ...readPrice(data),
        ...(price ? { extension: price.extension, years: price.years } : {}),
        isForAll: data.has('isForAll'),
      })}
      ask={({ isForAll, ...typed }: z.output<typeof TypedPrice>) =>
        ({ domains }) =>
          price ? domains.updatePrice({ ...typed, isForAll }) : domains.addPrice(typed)
        }
      done={price ? 'Price saved' : 'Price added'}
      refusedAt={{ DOMAIN_PRICE_TAKEN: 'extension' }}
      onClose={onClose}
    >
      {(wrongIn) => (
        <>
          {price ? null : (
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField
                label="Extension"
                name="extension"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                hint="Such as .com or .co.uk."
                error={wrongIn('extension')}
              />
              <YearsField error={wrongIn('years')} />
            </div>
          )}
          <p className="text-muted text-sm">
            In {currency}, {tax.included ? 'with' : 'without'} tax. Leave empty what you do not
            sell.
          </p>
          <div className="grid gap-5 sm:grid-cols-3">
            {FIELDS.map(([name, label]) => (
              <TextField
                key={name}
                label={label}
                name={name}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={typeof price?.[name] === 'number' ? toDecimal(price[name]) : ''}
                error={wrongIn(name)}
              />
            ))}
          </div>
          {price && price.domains > 0 ? (
            <SwitchField
              label="Also for domains that run"
              name="isForAll"
              hint={`${domainsWords(price.domains)} renewed at the price of before. From their next invoice on they cost the new one; otherwise they keep what was agreed.`}
            />
          ) : null}
        </>
      )}
    </ActDialog>
  )
}

const domainsWords = (count: number): string =>
  count === 1 ? '1 domain is' : `${count} domains are`
