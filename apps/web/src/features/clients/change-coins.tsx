import type { Client } from '@hostfront/contract/clients'
import { coinChange } from '@hostfront/domain/billing/coin-change'
import { formatCoins } from '@hostfront/domain/money/format-money'
import { parseMoney } from '@hostfront/domain/money/money'
import { optionalText } from '@hostfront/domain/record'
import { useState } from 'react'
import * as z from 'zod/mini'
import { openHost } from '../../host/open-host.ts'
import { useSettings } from '../../host/settings.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormEnd } from '../../ui/form-end.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type FormTrouble, useSchemaForm } from '../../ui/use-schema-form.ts'
import { explain } from '../../words/explain.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { TypedChange } from './typed-coins.ts'

interface ChangeCoinsProps {
  client: Client
  onClose: () => void
}

/** Mount it to open it. */
export const ChangeCoins = ({ client, onClose }: ChangeCoinsProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title="Change coins"
    description={`${client.account.name} has ${formatCoins(client.account.coins)} coins.`}
  >
    <ChangeCoinsForm client={client} onClose={onClose} />
  </Dialog>
)

const CoinForm = z.object({ amount: TypedChange, note: optionalText(200) })

function ChangeCoinsForm({ client: { account }, onClose }: ChangeCoinsProps) {
  const { currency } = useSettings()
  const [typed, setTyped] = useState('')
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: () => CoinForm,
    send: change,
  })

  async function change(value: z.infer<typeof CoinForm>): Promise<FormTrouble | null> {
    try {
      const { api } = await openHost()
      await api.clients.changeCoins({ ...value, id: account.id })
      onClose()
      void toast('Coins updated successfully')
      return null
    } catch (error) {
      return { message: explain(error, currency) }
    }
  }

  const total = account.coins + coinChange(account.coins, parseMoney(typed) ?? 0)
  return (
    <form {...form} className="flex flex-col gap-5">
      <TextField
        label="Amount"
        inputMode="text"
        autoComplete="off"
        hint="A negative amount removes coins, never more than there are."
        error={issueSentence(errors.amount)}
        name="amount"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextField
        label="Note"
        autoComplete="off"
        maxLength={200}
        hint="Optional, for example where the money came from. The ledger keeps it."
        error={issueSentence(errors.note)}
        name="note"
      />
      <p className="flex items-baseline justify-between gap-4 border-line border-y py-3">
        New total
        <output className="min-w-0 break-words font-semibold text-lg tabular-nums">
          {formatCoins(total)} coins
        </output>
      </p>
      <FormEnd problem={problem} isSending={isSending} onCancel={onClose}>
        Change coins
      </FormEnd>
    </form>
  )
}
