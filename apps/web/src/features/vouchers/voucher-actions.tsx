import type { Voucher } from '@hostfront/domain/vouchers/voucher'
import { RowButton } from '../../ui/row-button.tsx'
import type { VoucherDeed } from './voucher-dialog.tsx'

interface VoucherActionsProps {
  voucher: Voucher
  onAsk: (deed: VoucherDeed) => void
}

/** The buttons of one voucher. One that orders have used stays, and can be switched off. */
export function VoucherActions({ voucher, onAsk }: VoucherActionsProps) {
  const { code, usedCount } = voucher
  return (
    <div className="flex flex-wrap gap-2">
      <RowButton deed="Edit" row={code} onClick={() => onAsk({ kind: 'edit', voucher })} />
      {usedCount === 0 ? (
        <RowButton
          look="danger"
          deed="Delete"
          row={code}
          onClick={() => onAsk({ kind: 'delete', voucher })}
        />
      ) : null}
    </div>
  )
}
