import type { Api } from '@hostfront/contract/contract'
import { isOnTrial } from '@hostfront/domain/payments/seed-methods'
import type { ButtonLook } from '../ui/button.tsx'
import { openingWords } from '../words/opening.ts'
import { ActionButton } from './action-button.tsx'
import { doInShop } from './do-in-shop.ts'

/** Switches off what customers are offered with the words of a trial. */
export function EndTrial({ look = 'secondary' }: { look?: ButtonLook }) {
  return (
    <ActionButton
      look={look}
      size="small"
      className="justify-self-start"
      onAct={() => doInShop(endTrial, openingWords.trialEnded)}
    >
      {openingWords.endTrial}
    </ActionButton>
  )
}

async function endTrial({ paymentMethods }: Api): Promise<void> {
  const ids = (await paymentMethods.list()).filter(isOnTrial).map(({ id }) => id)
  await paymentMethods.endTrial({ ids })
}
