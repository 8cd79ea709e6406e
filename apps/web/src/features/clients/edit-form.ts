import type { Account } from '@hostfront/contract/accounts'
import { NewPassword } from '@hostfront/domain/accounts/credentials'
import { EditedAccount } from '@hostfront/domain/accounts/edited-account'
import { Email } from '@hostfront/domain/accounts/email'
import { givenFields } from '@hostfront/domain/given-fields'
import { typedText } from '@hostfront/domain/record'
import * as z from 'zod/mini'
import { changedFields } from '../../parts/changed-fields.ts'
import { TypedBalance } from './typed-coins.ts'

/** An account as it is edited. Left empty, the password stays; fields that cannot be changed are not sent at all. */
export const EditForm = z.object({
  name: typedText(120),
  email: Email,
  password: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => (typed === '' ? undefined : typed)),
    ),
    z.optional(NewPassword),
  ),
  coins: TypedBalance,
  role: EditedAccount.shape.role,
  status: EditedAccount.shape.status,
  landing: EditedAccount.shape.landing,
})
export type EditForm = z.infer<typeof EditForm>

/**
 * What the form changes. What it leaves as it was shown is not sent: a balance may have moved since, and would be
 * put back.
 */
export function editedFields(shown: Account, typed: EditForm): EditedAccount {
  return EditedAccount.parse(changedFields(shown, givenFields(typed)))
}
