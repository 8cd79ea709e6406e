import type { Voucher } from '@hostfront/domain/vouchers/voucher'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useAct } from '../../ui/use-act.ts'
import { EditVoucher } from './edit-voucher.tsx'

/** The buttons of one voucher. One that orders have used stays, and can be switched off. */
export function VoucherActions({ voucher }: { voucher: Voucher }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const act = useAct()
  const { id, code, usedCount } = voucher
  const onClose = () => setOpen(null)
  return (
    <div className="flex flex-wrap gap-2 @3xl:justify-end">
      <Button look="secondary" size="small" onClick={() => setOpen('edit')}>
        Edit<span className="sr-only"> {code}</span>
      </Button>
      {usedCount === 0 ? (
        <Button look="danger" size="small" onClick={() => setOpen('delete')}>
          Delete<span className="sr-only"> {code}</span>
        </Button>
      ) : null}
      {open === 'edit' ? <EditVoucher voucher={voucher} onClose={onClose} /> : null}
      {open === 'delete' ? (
        <ConfirmDialog
          title="Delete voucher"
          confirm="Delete voucher"
          onClose={onClose}
          onConfirm={() => act(({ vouchers }) => vouchers.remove({ id }), 'Voucher deleted')}
        >
          Nobody can use {code} any more. No order has used it.
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
