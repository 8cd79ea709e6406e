import type { Api } from '@hostfront/contract/contract'
import { isOnTrial } from '@hostfront/domain/payments/seed-methods'
import { toast } from '../ui/toast.ts'
import { openingWords } from '../words/opening.ts'
import { ActionButton } from './action-button.tsx'
import { useAct } from './use-act.ts'

/** Switches off what customers are offered with the words of a trial. */
export function EndTrial() {
  const act = useAct()
  return (
    <ActionButton
      look="secondary"
      size="small"
      className="justify-self-start"
      onAct={async () => {
        const failure = await act(endTrial, openingWords.trialEnded)
        if (failure) void toast(failure.message, 'error')
      }}
    >
      {openingWords.endTrial}
    </ActionButton>
  )
}

async function endTrial({ paymentMethods }: Api): Promise<void> {
  const ids = (await paymentMethods.list()).filter(isOnTrial).map(({ id }) => id)
  await paymentMethods.endTrial({ ids })
}
