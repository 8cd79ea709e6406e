import type { OptionForm } from '@hostfront/domain/options/option-form'
import { OptionKind, type OrderOption } from '@hostfront/domain/options/order-option'
import { useState } from 'react'
import { changedFields } from '../../../parts/changed-fields.ts'
import { useAct } from '../../../parts/use-act.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSchemaForm } from '../../../ui/use-schema-form.ts'
import { issueSentence } from '../../../words/issue-sentence.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { readOptionForm } from './option-form.ts'
import { OPTION_KIND_NAMES } from './option-kind-names.ts'
import { OptionScope } from './option-scope.tsx'

interface EditOptionProps {
  /** Null for a new one. */
  option: OrderOption | null
  onClose: () => void
}

export function EditOption({ option, onClose }: EditOptionProps) {
  const act = useAct()
  const form = useSchemaForm({
    loadSchema: async () => (await import('@hostfront/domain/options/option-form')).OptionForm,
    read: readOptionForm,
    send: (typed: OptionForm) =>
      act(
        ({ options }) =>
          option
            ? options.update({
                ...changedFields(option, typed),
                id: option.id,
                choicesShown: option.choices,
              })
            : options.create(typed),
        option ? 'Option saved' : 'Option added',
      ),
    onDone: onClose,
  })
  return (
    <FormDialog
      size="large"
      title={option ? 'Edit option' : 'Add option'}
      description={
        option ? 'Orders and services keep what was chosen, with its words and its price.' : null
      }
      form={form}
      confirm={option ? 'Save' : 'Add option'}
      onClose={onClose}
    >
      <EditedFields option={option} errors={form.errors} />
    </FormDialog>
  )
}

interface EditedFieldsProps extends Pick<EditOptionProps, 'option'> {
  errors: Readonly<Record<string, string>>
}

function EditedFields({ option, errors }: EditedFieldsProps) {
  const [kind, setKind] = useState(option?.kind ?? 'choice')
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Label"
          name="label"
          defaultValue={option?.label ?? ''}
          autoComplete="off"
          error={issueSentence(errors.label)}
        />
        <SelectField
          label="Answered with"
          name="kind"
          value={kind}
          onChange={(event) => setKind(OptionKind.parse(event.target.value))}
        >
          {OptionKind.options.map((each) => (
            <option key={each} value={each}>
              {OPTION_KIND_NAMES[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label="Help"
        name="help"
        hint="Stands below the field. Empty: nothing does."
        defaultValue={option?.help ?? ''}
        autoComplete="off"
        error={issueSentence(errors.help)}
      />
      {kind === 'choice' ? (
        <ChoiceRows
          choices={option?.choices ?? []}
          defaultChoice={option?.defaultChoice ?? ''}
          errors={errors}
        />
      ) : (
        <SwitchField
          label="Has to be filled in"
          name="isRequired"
          defaultChecked={option?.isRequired ?? false}
        />
      )}
      <OptionScope chosen={option ?? { planTypes: [], planIds: [] }} errors={errors} />
    </>
  )
}
