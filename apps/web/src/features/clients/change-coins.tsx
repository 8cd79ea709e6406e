import type { Client } from '@hostfront/contract/clients'
import { coinChange } from '@hostfront/domain/billing/coin-change'
import { coinWords } from '@hostfront/domain/money/format-money'
import { parseMoney } from '@hostfront/domain/money/money'
import { optionalText } from '@hostfront/domain/record'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useAct } from '../../parts/use-act.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSchemaForm } from '../../ui/use-schema-form.ts'
import { issueSentence } from '../../words/issue-sentence.ts'
import { TypedChange } from './typed-coins.ts'

interface ChangeCoinsProps {
  client: Client
  onClose: () => void
}

const CoinForm = z.object({ amount: TypedChange, note: optionalText(200) })

/** Mount it to open it. */
export function ChangeCoins({ client: { account }, onClose }: ChangeCoinsProps) {
  const act = useAct()
  const [typed, setTyped] = useState('')
  const form = useSchemaForm({
    loadSchema: () => CoinForm,
    send: async (value: z.infer<typeof CoinForm>) => {
      const change = coinChange(account.coins, value.amount)
      return change.ok && change.value === 0
        ? { field: 'amount', message: 'This would change nothing.' }
        : act(
            ({ clients }) => clients.changeCoins({ ...value, id: account.id }),
            'Coins updated successfully',
            { BALANCE_FULL: 'amount' },
          )
    },
    onDone: onClose,
  })
  const preview = coinChange(account.coins, parseMoney(typed) ?? 0)
  const total = account.coins + (preview.ok ? preview.value : 0)
  return (
    <FormDialog
      title="Change coins"
      description={`${account.name} has ${coinWords(account.coins)}.`}
      form={form}
      confirm="Change coins"
      onClose={onClose}
    >
      <TextField
        label="Amount"
        inputMode="text"
        autoComplete="off"
        hint="A negative amount removes coins, never more than there are."
        error={issueSentence(form.errors.amount)}
        name="amount"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextField
        label="Note"
        autoComplete="off"
        maxLength={200}
        hint="Optional, for example where the money came from. The ledger keeps it."
        error={issueSentence(form.errors.note)}
        name="note"
      />
      <p className="flex items-baseline justify-between gap-4 border-line border-y py-3">
        New total
        <output className="min-w-0 break-words font-semibold text-lg figures">
          {coinWords(total)}
        </output>
      </p>
    </FormDialog>
  )
}
