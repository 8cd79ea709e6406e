import type { Voucher } from '@hostfront/domain/vouchers/voucher'
import { useAct } from '../../parts/use-act.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EditVoucher } from './edit-voucher.tsx'

/** What an administrator is about to do, and with which voucher. */
export interface VoucherAction {
  readonly kind: 'edit' | 'delete'
  readonly voucher: Voucher
}

interface VoucherDialogProps {
  action: VoucherAction
  onClose: () => void
}

/** Drawn beside the list: what is typed here stays when its row leaves the page. */
export function VoucherDialog({ action: { kind, voucher }, onClose }: VoucherDialogProps) {
  const act = useAct()
  const { id, code } = voucher
  if (kind === 'edit') return <EditVoucher voucher={voucher} onClose={onClose} />
  return (
    <ConfirmDialog
      title="Delete voucher"
      confirm="Delete voucher"
      onClose={onClose}
      onConfirm={() => act(({ vouchers }) => vouchers.remove({ id }), 'Voucher deleted')}
    >
      Nobody can use {code} any more. No order has used it.
    </ConfirmDialog>
  )
}
