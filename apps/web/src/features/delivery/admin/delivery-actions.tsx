import type { Api } from '@hostfront/contract/contract'
import type { Delivery } from '@hostfront/contract/delivery'
import type { Instance } from '@hostfront/domain/provisioning/instance'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { useState } from 'react'
import { RowAction } from '../../../parts/action-button.tsx'
import { doInShop } from '../../../parts/do-in-shop.ts'
import type { ButtonLook } from '../../../ui/button.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import {
  canGiveBack,
  canRetry,
  canTakeOver,
  isForStaff,
  needsAccess,
} from '../../../words/delivery.ts'
import { TakeOver } from './take-over.tsx'

export interface DeliveryActionsProps {
  delivery: Delivery
  setUpLook?: ButtonLook
  /** How it is reached is asked for first. */
  onSetUp: (delivery: Delivery) => void
  /** Hears of it as it is afterwards. */
  onActed: (delivery: Delivery) => void
}

/** What staff can do about a server. */
export function DeliveryActions({ delivery, setUpLook, onSetUp, onActed }: DeliveryActionsProps) {
  const { instance, service, changes } = delivery
  const { id, step } = instance
  const name = nameOfService(service)
  const [isAsked, setIsAsked] = useState(false)

  const act = (work: (api: Api) => Promise<Instance>, message: string): Promise<void> =>
    doInShop(async (api) => onActed({ ...delivery, instance: await work(api) }), message)

  return (
    <div className="flex flex-wrap gap-2">
      {needsAccess(delivery) ? (
        <RowButton
          action="Set up"
          letter="U"
          row={name}
          look={setUpLook}
          onClick={() => onSetUp(delivery)}
        />
      ) : null}
      {isForStaff(delivery) && step !== null && step !== 'create' ? (
        <RowAction
          action="Done"
          // What says that a server is gone or stands still is not said by the slip of a finger.
          letter={step === 'remove' || step === 'suspend' ? undefined : 'D'}
          row={name}
          onAct={() =>
            act(
              (api) => api.delivery.done({ id, verb: step, changes: [...changes] }),
              'Noted as done',
            )
          }
        />
      ) : null}
      {canRetry(instance) ? (
        <RowAction
          action="Retry"
          letter="R"
          row={name}
          onAct={() => act((api) => api.delivery.retry({ id }), 'It is tried again now')}
        />
      ) : null}
      {canTakeOver(instance) ? (
        <RowButton action="Take over" letter="T" row={name} onClick={() => setIsAsked(true)} />
      ) : null}
      {canGiveBack(instance) ? (
        <RowAction
          action="Give back"
          letter="G"
          row={name}
          onAct={() => act((api) => api.delivery.giveBack({ id }), 'The panel is asked now')}
        />
      ) : null}
      {isAsked ? (
        <TakeOver
          delivery={delivery}
          onTaken={(taken) => onActed({ ...delivery, instance: taken })}
          onClose={() => setIsAsked(false)}
        />
      ) : null}
    </div>
  )
}
