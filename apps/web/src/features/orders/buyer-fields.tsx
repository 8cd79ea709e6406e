import { ADDRESS_MAX, TAX_ID_MAX } from '@hostfront/domain/accounts/user'
import { taxIdHint } from '../../parts/tax-id-hint.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { fieldSentence } from '../../words/field-sentence.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { ORDER_FIELDS } from '../../words/order-fields.ts'
import type { OrderErrors } from './check-order.ts'
import { CountryField } from './country-field.tsx'
import type { OrderFields } from './order-draft.ts'
import type { Buyer } from './stated-buyer.ts'

interface BuyerFieldsProps {
  buyer: Buyer
  /** VIES does not have their number. */
  isRefuted: boolean
  errors: OrderErrors
  onChange: (part: Partial<OrderFields>) => void
}

/** Whom the invoice names: the country decides the VAT, so the price is final once it is stated. */
export const BuyerFields = ({ buyer, isRefuted, errors, onChange }: BuyerFieldsProps) => (
  <div className="grid grid-cols-6 gap-x-4 gap-y-3 sm:gap-y-4">
    <CountryField
      value={buyer.country}
      error={fieldSentence('country', errors.country)}
      onChange={(country) => onChange({ country })}
    />
    {/* In the middle of the control beside it. */}
    <div className="col-span-full @[40rem]:col-span-4 @[40rem]:pt-[2.2rem]">
      <CheckBox
        label="The invoice is for a company"
        isChecked={buyer.isCompany}
        isLabelShown
        onToggle={() => onChange({ isCompany: !buyer.isCompany })}
      />
    </div>
    {buyer.isCompany ? (
      <>
        <TextField
          label={ORDER_FIELDS.company}
          name="company"
          autoComplete="organization"
          maxLength={120}
          required
          value={buyer.company}
          error={issueSentence(errors.company)}
          onChange={({ target }) => onChange({ company: target.value })}
          className="col-span-full sm:col-span-3"
        />
        <TextField
          label={ORDER_FIELDS.taxId}
          name="taxId"
          autoComplete="off"
          maxLength={TAX_ID_MAX}
          hint={taxIdHint(isRefuted, 'VAT number with its country, or ICE, if you have one.')}
          value={buyer.taxId}
          error={issueSentence(errors.taxId)}
          onChange={({ target }) => onChange({ taxId: target.value })}
          className="col-span-full sm:col-span-3"
        />
        <TextField
          label={ORDER_FIELDS.street}
          name="street"
          autoComplete="street-address"
          maxLength={ADDRESS_MAX.street}
          required
          value={buyer.street}
          error={issueSentence(errors.street)}
          onChange={({ target }) => onChange({ street: target.value })}
          className="col-span-full"
        />
        <TextField
          label={ORDER_FIELDS.postcode}
          name="postcode"
          autoComplete="postal-code"
          maxLength={ADDRESS_MAX.postcode}
          value={buyer.postcode}
          error={issueSentence(errors.postcode)}
          onChange={({ target }) => onChange({ postcode: target.value })}
          className="col-span-3 @[40rem]:col-span-2"
        />
        <TextField
          label={ORDER_FIELDS.town}
          name="town"
          autoComplete="address-level2"
          maxLength={ADDRESS_MAX.town}
          required
          value={buyer.town}
          error={issueSentence(errors.town)}
          onChange={({ target }) => onChange({ town: target.value })}
          className="col-span-3 @[40rem]:col-span-4"
        />
      </>
    ) : null}
  </div>
)
