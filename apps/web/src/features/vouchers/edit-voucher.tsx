import type { Voucher } from '@hostfront/domain/vouchers/voucher'
import type { VoucherForm } from '@hostfront/domain/vouchers/voucher-form'
import { Dialog } from '../../ui/dialog.tsx'
import { FormEnd } from '../../ui/form-end.tsx'
import { useAct } from '../../ui/use-act.ts'
import { useSchemaForm } from '../../ui/use-schema-form.ts'
import { VoucherFields } from './voucher-fields.tsx'
import { readVoucherForm } from './voucher-form.ts'

interface EditVoucherProps {
  /** Null for a new one. */
  voucher: Voucher | null
  onClose: () => void
}

export function EditVoucher({ voucher, onClose }: EditVoucherProps) {
  const act = useAct()
  const { form, errors, problem, isSending } = useSchemaForm({
    loadSchema: async () => (await import('@hostfront/domain/vouchers/voucher-form')).VoucherForm,
    read: readVoucherForm,
    async send(typed: VoucherForm) {
      const message = await act(
        ({ vouchers }) =>
          voucher ? vouchers.update({ ...typed, id: voucher.id }) : vouchers.create(typed),
        voucher ? 'Voucher saved' : 'Voucher added',
      )
      if (message !== null) return { message }
      onClose()
      return null
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={voucher ? 'Edit voucher' : 'Add voucher'}
      {...(voucher ? { description: 'Orders that used it keep the discount that they had.' } : {})}
    >
      <form {...form} className="flex flex-col gap-5">
        <VoucherFields voucher={voucher} errors={errors} />
        <FormEnd problem={problem} isSending={isSending} onCancel={onClose}>
          {voucher ? 'Save' : 'Add voucher'}
        </FormEnd>
      </form>
    </Dialog>
  )
}
