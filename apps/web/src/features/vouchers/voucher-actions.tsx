import type { Voucher } from '@hostfront/domain/vouchers/voucher'
import { Button } from '../../ui/button.tsx'
import type { VoucherDeed } from './voucher-dialog.tsx'

interface VoucherActionsProps {
  voucher: Voucher
  onAsk: (deed: VoucherDeed) => void
}

/** The buttons of one voucher. One that orders have used stays, and can be switched off. */
export function VoucherActions({ voucher, onAsk }: VoucherActionsProps) {
  const { code, usedCount } = voucher
  return (
    <div className="flex flex-wrap gap-2 @3xl:justify-end">
      <Button look="secondary" size="small" onClick={() => onAsk({ kind: 'edit', voucher })}>
        Edit<span className="sr-only"> {code}</span>
      </Button>
      {usedCount === 0 ? (
        <Button look="danger" size="small" onClick={() => onAsk({ kind: 'delete', voucher })}>
          Delete<span className="sr-only"> {code}</span>
        </Button>
      ) : null}
    </div>
  )
}
