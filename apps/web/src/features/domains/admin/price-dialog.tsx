import type { ListedPrice } from '@hostfront/contract/domains'
import { useAct } from '../../../parts/use-act.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EditPrice } from './edit-price.tsx'
import { yearsWords } from './years-field.tsx'

/** What an administrator is about to do with a line of the price list. */
export interface AskedPrice {
  readonly kind: 'edit' | 'delete'
  readonly price: ListedPrice
}

export const PriceDialog = ({ asked, onClose }: { asked: AskedPrice; onClose: () => void }) =>
  asked.kind === 'edit' ? (
    <EditPrice price={asked.price} onClose={onClose} />
  ) : (
    <DeletePrice price={asked.price} onClose={onClose} />
  )

function DeletePrice({
  price: { extension, years },
  onClose,
}: {
  price: ListedPrice
  onClose: () => void
}) {
  const act = useAct()
  return (
    <ConfirmDialog
      title="Delete price"
      confirm="Delete price"
      cancel="Keep price"
      onClose={onClose}
      onConfirm={() =>
        act(({ domains }) => domains.removePrice({ extension, years }), 'Price deleted')
      }
    >
      <p>
        <strong className="font-semibold">.{extension}</strong> for {yearsWords(years)}
      </p>
      <p className="mt-3">Domains that run keep the price that was agreed for them.</p>
    </ConfirmDialog>
  )
}
