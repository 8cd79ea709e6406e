import type { Voucher } from '@hostfront/domain/vouchers/voucher'
import type { VoucherForm } from '@hostfront/domain/vouchers/voucher-form'
import { changedFields } from '../../parts/changed-fields.ts'
import { useAct } from '../../parts/use-act.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useSchemaForm } from '../../ui/use-schema-form.ts'
import { VoucherFields } from './voucher-fields.tsx'
import { readVoucherForm, shownVoucher } from './voucher-form.ts'

interface EditVoucherProps {
  /** Null for a new one. */
  voucher: Voucher | null
  onClose: () => void
}

export function EditVoucher({ voucher, onClose }: EditVoucherProps) {
  const act = useAct()
  const form = useSchemaForm({
    loadSchema: async () => (await import('@hostfront/domain/vouchers/voucher-form')).VoucherForm,
    read: readVoucherForm,
    send: (typed: VoucherForm) =>
      act(
        ({ vouchers }) => {
          if (!voucher) return vouchers.create(typed)
          const changed = changedFields(shownVoucher(voucher), typed)
          return vouchers.update({ ...changed, id: voucher.id })
        },
        voucher ? 'Voucher saved' : 'Voucher added',
      ),
    onDone: onClose,
  })
  return (
    <FormDialog
      size="large"
      title={voucher ? 'Edit voucher' : 'Add voucher'}
      description={voucher ? 'Orders that used it keep the discount that they had.' : null}
      form={form}
      confirm={voucher ? 'Save' : 'Add voucher'}
      onClose={onClose}
    >
      <VoucherFields voucher={voucher} errors={form.errors} />
    </FormDialog>
  )
}
