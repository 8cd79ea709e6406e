import type { Client } from '@hostfront/contract/clients'
import { isTeamRole } from '@hostfront/domain/accounts/team-role'
import { Landing, Role } from '@hostfront/domain/accounts/user'
import { toDecimal } from '@hostfront/domain/money/format-money'
import { useSettings } from '../../host/settings.ts'
import { useAct } from '../../parts/use-act.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type FormFailure, useSchemaForm } from '../../ui/use-schema-form.ts'
import { LANDING_NAMES, ROLE_NAMES, USER_STATUS_NAMES } from '../../words/clients.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { EditForm, editedFields } from './edit-form.ts'
import { useIsOwn } from './use-is-own.ts'

interface EditUserProps {
  client: Client
  onClose: () => void
}

const REFUSED_FIELDS = {
  EMAIL_TAKEN: 'email',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_COMMON: 'password',
} as const

/** Mount it to open it. */
export function EditUser({ client: { account }, onClose }: EditUserProps) {
  const act = useAct()
  const { minPasswordLength } = useSettings()
  const isOwn = useIsOwn(account)
  const form = useSchemaForm({ loadSchema: () => EditForm, send: update, onDone: onClose })

  async function update(typed: EditForm): Promise<FormFailure | null> {
    const changed = editedFields(account, typed)
    if (Object.keys(changed).length === 0) return null
    const failure = await act(
      ({ clients }) => clients.update({ ...changed, id: account.id }),
      'User updated successfully',
      REFUSED_FIELDS,
    )
    if (failure) void toast('Failed to update user', 'error')
    return failure
  }

  const { errors } = form
  return (
    <FormDialog
      title="Edit user"
      description={account.email}
      form={form}
      confirm="Save"
      onClose={onClose}
    >
      <TextField
        label="Name"
        autoComplete="off"
        error={issueSentence(errors.name)}
        name="name"
        defaultValue={account.name}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={issueSentence(errors.email)}
        name="email"
        defaultValue={account.email}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Role"
          error={issueSentence(errors.role)}
          hint={isOwn ? 'Nobody takes their own rights away.' : null}
          disabled={isOwn}
          name="role"
          defaultValue={account.role}
        >
          {Role.options.map((role) => (
            <option key={role} value={role}>
              {ROLE_NAMES[role]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Status"
          error={issueSentence(errors.status)}
          disabled={isOwn}
          name="status"
          defaultValue={account.status}
        >
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {USER_STATUS_NAMES[status]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Coins"
          inputMode="decimal"
          autoComplete="off"
          error={issueSentence(errors.coins)}
          name="coins"
          defaultValue={toDecimal(account.coins)}
        />
        {isTeamRole(account.role) ? (
          <SelectField label="After login" name="landing" defaultValue={account.landing}>
            {Landing.options.map((landing) => (
              <option key={landing} value={landing}>
                {LANDING_NAMES[landing]}
              </option>
            ))}
          </SelectField>
        ) : null}
      </div>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`Leave it empty to keep the old one. At least ${minPasswordLength} characters; the user is signed out everywhere.`}
        error={issueSentence(errors.password)}
        name="password"
      />
    </FormDialog>
  )
}

const STATUSES = ['active', 'suspended'] as const
