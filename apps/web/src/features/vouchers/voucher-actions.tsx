import type { Voucher } from '@hostfront/domain/vouchers/voucher'
import { RowButton } from '../../ui/row-button.tsx'
import type { VoucherAction } from './voucher-dialog.tsx'

interface VoucherActionsProps {
  voucher: Voucher
  onAsk: (action: VoucherAction) => void
}

/** The buttons of one voucher. One that orders have used stays, and can be switched off. */
export function VoucherActions({ voucher, onAsk }: VoucherActionsProps) {
  const { code, usedCount } = voucher
  return (
    <div className="flex flex-wrap gap-2">
      <RowButton
        action="Edit"
        letter="E"
        row={code}
        onClick={() => onAsk({ kind: 'edit', voucher })}
      />
      {usedCount === 0 ? (
        <RowButton action="Delete" row={code} onClick={() => onAsk({ kind: 'delete', voucher })} />
      ) : null}
    </div>
  )
}
