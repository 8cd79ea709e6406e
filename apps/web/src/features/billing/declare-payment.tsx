import type { Invoice } from '@hostfront/domain/billing/invoice'
import { MAX_FILE_BYTES } from '@hostfront/domain/files/stored-file'
import { coinWords, formatMoney, toDecimal } from '@hostfront/domain/money/format-money'
import { parseMoney } from '@hostfront/domain/money/money'
import { MAX_PROOFS } from '@hostfront/domain/payments/declaration'
import { DeclarationForm } from '@hostfront/domain/payments/declaration-form'
import { owedOf } from '@hostfront/domain/payments/settled'
import { useState } from 'react'
import { useSettings } from '../../host/settings.ts'
import { FileField } from '../../parts/file-field.tsx'
import type { RefusedFields } from '../../parts/form-failure.ts'
import { today } from '../../parts/payment-form.ts'
import { useAct } from '../../parts/use-act.ts'
import { useNeeds } from '../../parts/use-needs.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSchemaForm } from '../../ui/use-schema-form.ts'
import { fileWords } from '../../words/files.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { methodChoice } from '../../words/method-choice.ts'
import { billOf } from '../../words/needs.ts'
import { manualMethods } from './manual-methods.ts'
import { COINS, PaidInvoices } from './paid-invoices.tsx'

interface DeclarePaymentProps {
  /** The invoice that was paid; null: coins were, unless one that is open is chosen in their place. */
  invoice: Invoice | null
  /** Coins that were bought, in hundredths; 0: invoices were paid. */
  coins: number
  method?: string | undefined
  onClose: () => void
  onDeclared?: (() => void) | undefined
}

const FIELDS: RefusedFields = {
  METHOD_NOT_OFFERED: 'method',
  PAYMENT_IN_FUTURE: 'paidOn',
  FILE_GONE: 'proofIds',
}

/** Asks for what the team needs to find a payment. Mount it to open it. */
export function DeclarePayment({
  invoice,
  coins,
  method,
  onClose,
  onDeclared,
}: DeclarePaymentProps) {
  const { currency, features, paymentMethods } = useSettings()
  const act = useAct()
  const { open, owesNothing } = useOpenInvoices(invoice)
  // Where neither is known, coins may be what was paid for.
  const mayBeCoins = invoice === null && coins === 0 && features.coinPurchase
  const [proofIds, setProofIds] = useState<readonly string[]>([])
  const [isUploading, setIsUploading] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set([invoice?.id ?? COINS]))
  const buysCoins = coins > 0 || (mayBeCoins && (chosen.has(COINS) || owesNothing))
  // Where there is but one and nothing beside it, it is that one.
  const only = !mayBeCoins && coins === 0 && open.length === 1 ? open[0] : undefined
  const pays = only ? [only] : open.filter(({ id }) => !buysCoins && chosen.has(id))
  const owed = coins > 0 ? coins : pays.reduce((sum, each) => sum + owedOf(each), 0)
  const usual = method ?? pays[0]?.paymentMethod
  const offered = manualMethods(paymentMethods, invoice?.buyer.country ?? null)
  const form = useSchemaForm({
    loadSchema: () => DeclarationForm,
    read: (data) => ({
      ...Object.fromEntries(data),
      amount: parseMoney(String(data.get('amount'))) ?? 0,
      invoiceIds: pays.map(({ id }) => id),
      proofIds: [...proofIds],
    }),
    hold: () => (isUploading ? fileWords.wait : null),
    async send(declared) {
      if (!buysCoins && declared.invoiceIds.length === 0) {
        return { message: 'Please choose the invoice that you have paid.' }
      }
      return act(
        (api) => api.declarations.declare(declared),
        'Thank you. We will check it.',
        FIELDS,
      )
    },
    onDone() {
      onClose()
      onDeclared?.()
    },
  })
  const { errors } = form
  return (
    <FormDialog
      title="Tell us about your payment"
      description={descriptionOf({ pays, coins, buysCoins }, (amount) =>
        formatMoney(amount, currency),
      )}
      form={form}
      confirm="Send"
      onClose={onClose}
    >
      {coins === 0 && (open.length > 1 || (mayBeCoins && open.length > 0)) ? (
        <PaidInvoices
          invoices={open}
          chosen={only ? new Set([only.id]) : chosen}
          onChange={setChosen}
          withCoins={mayBeCoins}
        />
      ) : null}
      <fieldset className="flex flex-col gap-4 [&_input]:scroll-mt-20 rounded-md border border-line px-4 pt-2 pb-4">
        <legend className="-mx-1 px-1 font-medium text-[0.9375rem]">
          How we find it: one of the two is enough
        </legend>
        <TextField
          label="Transaction reference"
          autoComplete="off"
          hint="In the app or on the receipt."
          error={issueSentence(errors.reference)}
          name="reference"
        />
        <FileField
          label="Receipt"
          purpose="proof"
          max={MAX_PROOFS}
          fileIds={proofIds}
          onChange={setProofIds}
          onBusy={setIsUploading}
          hint={`A picture or PDF, up to ${MAX_FILE_BYTES / 2 ** 20} MB.`}
          error={issueSentence(errors.proofIds)}
        />
      </fieldset>
      <SelectField
        // Another choice was to be paid in its own way.
        key={usual}
        label="Paid with"
        name="method"
        error={issueSentence(errors.method)}
        defaultValue={offered.find(({ id }) => id === usual)?.id ?? offered[0]?.id ?? ''}
      >
        {offered.map((each) => (
          <option key={each.id} value={each.id}>
            {methodChoice(each)}
          </option>
        ))}
      </SelectField>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-5">
        <TextField
          // Another choice is another sum.
          key={owed}
          label={`Amount in ${currency}`}
          inputMode="decimal"
          autoComplete="off"
          error={issueSentence(errors.amount)}
          name="amount"
          defaultValue={owed > 0 ? toDecimal(owed) : ''}
        />
        <TextField
          label="Paid on"
          type="date"
          error={issueSentence(errors.paidOn)}
          name="paidOn"
          defaultValue={today()}
        />
      </div>
      <TextAreaField
        label="Note"
        rows={2}
        maxLength={500}
        hint="Optional, such as from whose account it came."
        error={issueSentence(errors.note)}
        name="note"
      />
    </FormDialog>
  )
}

/** Those that can be paid by one transfer: the one that was asked about, and all that are open. */
function useOpenInvoices(asked: Invoice | null) {
  const needs = useNeeds().data
  const others = (needs ?? [])
    .flatMap((need) => billOf(need) ?? [])
    .filter(({ id }) => id !== asked?.id)
  const open: readonly Invoice[] = asked ? [asked, ...others] : others
  return { open, owesNothing: needs !== undefined && open.length === 0 }
}

function descriptionOf(
  {
    pays,
    coins,
    buysCoins,
  }: { readonly pays: readonly Invoice[]; readonly coins: number; readonly buysCoins: boolean },
  money: (amount: number) => string,
): string {
  const numbers = pays.map(({ number }) => number).join(', ')
  const owed = pays.reduce((sum, each) => sum + owedOf(each), 0)
  const what =
    coins > 0
      ? `For ${coinWords(coins)}, worth ${money(coins)}. `
      : buysCoins
        ? 'For coins. '
        : numbers
          ? `For invoice ${numbers}: ${money(owed)} to pay. `
          : ''
  return `${what}We check whether it has arrived, and tell you.`
}
