import type { RevealedAnswer } from '@hostfront/contract/delivery'
import type { Asked } from '@hostfront/domain/provisioning/question'
import { useState } from 'react'
import { openHost } from '../../../host/open-host.ts'
import { ActionButton } from '../../../parts/action-button.tsx'
import { FactList } from '../../../ui/fact-list.tsx'

interface CustomerAnswersProps {
  serviceId: string
  asked: readonly Asked[]
}

/** What its customer was asked for a server; secrets only when somebody asks to see them. */
export function CustomerAnswers({ serviceId, asked }: CustomerAnswersProps) {
  const [revealed, setRevealed] = useState<readonly RevealedAnswer[]>([])
  const isHidden = asked.some(({ isAnswered, text }) => isAnswered && text === null)
  const textOf = ({ name, isAnswered, text }: Asked): string =>
    text ??
    revealed.find((answer) => answer.name === name)?.text ??
    (!isAnswered ? 'Not given yet' : revealed.length > 0 ? 'Cannot be opened here' : 'Given')
  return (
    <div className="flex flex-col items-start gap-3">
      <h3 className="font-semibold">Asked of its customer</h3>
      <div role="status">
        <FactList facts={asked.map((each) => [each.label, textOf(each)])} />
      </div>
      {isHidden && revealed.length === 0 ? (
        <ActionButton
          look="secondary"
          size="small"
          onAct={async () => {
            const { api } = await openHost()
            setRevealed(await api.delivery.reveal({ id: serviceId }))
          }}
        >
          Show secrets
        </ActionButton>
      ) : null}
    </div>
  )
}
