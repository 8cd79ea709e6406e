import type { Api } from '@hostfront/contract/contract'
import type { HeldService } from '@hostfront/contract/services'
import { isOnHold } from '@hostfront/domain/renewals/hold'
import { canChange } from '@hostfront/domain/services/can-change'
import { canCancel, canKeep } from '@hostfront/domain/services/cancellation'
import { SERVICE_LIFECYCLE, type ServiceAction } from '@hostfront/domain/services/lifecycle'
import type { Service } from '@hostfront/domain/services/service'
import { nameOfService } from '@hostfront/domain/services/service-name'
import { after } from '@hostfront/domain/transitions'
import { doInShop } from '../../../parts/do-in-shop.ts'
import { RowActs } from '../../../parts/row-acts.tsx'
import { RowPlace } from '../../../parts/row-place.tsx'
import { SetUpLink } from '../../../parts/set-up-link.tsx'
import { needsDay } from './activate-services.tsx'
import { doneWith } from './done-with.ts'
import type { AskedAction } from './service-dialog.tsx'

export const canDo = ({ status }: Service, action: ServiceAction): boolean =>
  after(SERVICE_LIFECYCLE, status, action) !== null

/** The state of a service allows one of them at most. */
const CHANGES = ['suspend', 'activate'] as const
const CHANGE_BUTTONS = {
  suspend: { action: 'Suspend', letter: 'S', place: 'change', isKept: true, isMild: true },
  activate: { action: 'Activate', letter: 'A', place: 'change', isKept: true },
} as const

export interface ServiceActionsProps {
  held: HeldService
  onAsk: (action: AskedAction) => void
  /** Hears of the service as it is after what was done at once. */
  onActed: (held: HeldService) => void
  /** On its own page. */
  isWhole?: boolean
  /** Something of what was paid for it can go back. */
  canRefund?: boolean
}

/** The buttons of one service: what its state allows. */
export function ServiceActions({
  held,
  onAsk,
  onActed,
  isWhole = false,
  canRefund = false,
}: ServiceActionsProps) {
  const { service } = held
  const ask = (kind: AskedAction['kind']) => onAsk({ kind, held })
  const { id } = service
  // One button for both, so that it keeps the focus.
  const change = CHANGES.find((action) => canDo(service, action))
  const name = nameOfService(service)

  /** Only setting active what is paid for asks nothing: it takes nothing from anybody. */
  async function switchTo(action: (typeof CHANGES)[number]): Promise<void> {
    if (action === 'suspend' || needsDay(held, Date.now())) return ask(action)
    return act(({ services }) => services.activate({ id }), doneWith)
  }

  const act = (
    work: (api: Api) => Promise<Service>,
    message: Parameters<typeof doInShop<Service>>[1],
  ) =>
    doInShop(async (api) => {
      const changed = await work(api)
      onActed({ ...held, service: changed })
      return changed
    }, message)
  const keep = () => act(({ services }) => services.keepFor({ id }), 'Service kept')
  const release = () => act(({ services }) => services.release({ id }), 'Service is off hold')

  const plan = canChange(service, new Date().toISOString())
    ? [{ action: 'Change plan', onAct: () => ask('change-plan') }]
    : []
  // One place for both, so that the focus stays.
  const end = canKeep(service, 'team', new Date().toISOString())
    ? [{ action: 'Keep', place: 'end', onAct: keep }]
    : canCancel(service, false, 'team')
      ? [{ action: 'Cancel', place: 'end', onAct: () => ask('cancel') }]
      : []
  const hold = isOnHold(service, new Date().toISOString())
    ? { action: 'Release', place: 'hold', onAct: release }
    : { action: 'Hold', place: 'hold', onAct: () => ask('hold') }
  const price = { action: 'Price', onAct: () => ask('price') }
  const refund = canRefund ? [{ action: 'Refund', onAct: () => ask('refund') }] : []
  const extend = { action: 'Extend', onAct: () => ask('extend') }
  const terminate = {
    action: 'Terminate',
    isKept: true,
    isDanger: true,
    onAct: () => ask('terminate'),
  }
  const acts = [
    ...(change ? [{ ...CHANGE_BUTTONS[change], onAct: () => switchTo(change) }] : []),
    ...(canDo(service, 'terminate')
      ? [extend, ...plan, price, ...refund, hold, ...end, terminate]
      : refund),
    { action: 'Delete', isKept: true, isDanger: true, onAct: () => ask('delete') },
  ]
  return (
    // On the service's page they go on in the row that they stand in.
    <div className={isWhole ? 'contents' : 'flex flex-wrap gap-2 @3xl:flex-col @3xl:items-end'}>
      {/* In a table it is above the others: few rows have it, and the column need not be as wide for it. */}
      {isWhole ? null : (
        <SetUpLink isToSetUp={Boolean(held.toSetUpSince)} serviceId={id} name={name} />
      )}
      <div
        className={
          isWhole
            ? 'contents'
            : 'contents @3xl:flex @3xl:flex-wrap @3xl:justify-end @3xl:gap-1 @4xl:flex-nowrap'
        }
      >
        <RowActs row={name} acts={acts} isWhole={isWhole} />
        {isWhole || acts.length > 1 ? null : (
          <RowPlace>
            <span className="size-4" />
          </RowPlace>
        )}
      </div>
    </div>
  )
}
