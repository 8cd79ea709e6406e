import {
  BOOK_ACCOUNTS,
  BOOK_FORMATS,
  type BookFormat,
  BookSettings,
} from '@hostfront/domain/books/book-account'
import { COINS } from '@hostfront/domain/payments/coins'
import { allWays } from '@hostfront/domain/payments/recorded-ways'
import { useSettings } from '../../host/settings.ts'
import { useAct } from '../../parts/use-act.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSchemaForm } from '../../ui/use-schema-form.ts'
import { ACCOUNT_NAMES, MONTH_NAMES } from '../../words/books.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { readAccounts } from './accounts-form.ts'
import { usePutBooks } from './use-books.ts'

const FORMAT_TITLES: Record<BookFormat, string> = {
  fec: 'FEC: the French chart of accounts',
  datev: 'DATEV: SKR 03 unless you change it',
}

interface EditAccountsProps {
  settings: BookSettings
  onClose: () => void
}

/** The numbers that accounts have in each format. Mount it to open it. */
export function EditAccounts({ settings, onClose }: EditAccountsProps) {
  const act = useAct()
  const put = usePutBooks()
  const form = useSchemaForm({
    loadSchema: () => BookSettings,
    read: readAccounts,
    // Opened again at once, it has the numbers that were saved.
    send: (books: BookSettings) =>
      act(async (api) => put(await api.books.update(books)), 'Account numbers saved'),
    onDone: onClose,
  })
  const { errors } = form
  return (
    <FormDialog
      title="Account numbers"
      description="As your accountant has them. They are used in files that you export from now on."
      size="large"
      form={form}
      confirm="Save"
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Accounting year begins in"
          name="yearStart"
          defaultValue={settings.yearStart}
          error={issueSentence(errors.yearStart)}
        >
          {MONTH_NAMES.map((name, at) => (
            <option key={name} value={at + 1}>
              {name}
            </option>
          ))}
        </SelectField>
        <NumberField
          name="siren"
          label="SIREN"
          hint="Nine digits, in the name of the FEC."
          value={settings.siren}
          error={errors.siren}
        />
        <NumberField
          name="datev.consultant"
          label="DATEV consultant number"
          value={settings.datev.consultant || ''}
          error={errors['datev.consultant']}
        />
        <NumberField
          name="datev.client"
          label="DATEV client number"
          value={settings.datev.client || ''}
          error={errors['datev.client']}
        />
      </div>
      {BOOK_FORMATS.map((format) => (
        <Numbers key={format} format={format} settings={settings} errors={errors} />
      ))}
    </FormDialog>
  )
}

interface NumbersProps {
  format: BookFormat
  settings: BookSettings
  errors: Readonly<Record<string, string>>
}

function Numbers({ format, settings, errors }: NumbersProps) {
  const { paymentMethods } = useSettings()
  const { numbers, methods } = settings[format]
  return (
    <fieldset className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
      <legend className="mb-4 font-semibold">{FORMAT_TITLES[format]}</legend>
      {BOOK_ACCOUNTS.map((account) => (
        <NumberField
          key={account}
          name={`${format}.numbers.${account}`}
          label={ACCOUNT_NAMES[account]}
          value={numbers[account]}
          error={errors[`${format}.numbers.${account}`]}
        />
      ))}
      {allWays(paymentMethods)
        .filter(({ id }) => id !== COINS)
        .map(({ id, name }) => (
          <NumberField
            key={id}
            name={`${format}.methods.${id}`}
            label={`Money by ${name}`}
            placeholder={numbers.money}
            value={methods[id] ?? ''}
            error={errors[`${format}.methods.${id}`]}
          />
        ))}
    </fieldset>
  )
}

interface NumberFieldProps {
  name: string
  label: string
  value: string | number
  error: string | undefined
  hint?: string
  placeholder?: string
}

const NumberField = ({ value, error, ...field }: NumberFieldProps) => (
  <TextField
    {...field}
    inputMode="numeric"
    autoComplete="off"
    defaultValue={value}
    error={issueSentence(error)}
  />
)
