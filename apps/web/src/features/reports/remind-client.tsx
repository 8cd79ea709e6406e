import { RowAction } from '../../parts/action-button.tsx'
import { doInShop } from '../../parts/do-in-shop.ts'

interface RemindClientProps {
  userId: string
  name: string
}

/** Reminds a client of all that is overdue, at a press. */
export const RemindClient = ({ userId, name }: RemindClientProps) => (
  <RowAction
    action="Remind"
    row={name}
    onAct={() =>
      doInShop(
        ({ billing }) => billing.remind({ userId }),
        ({ reminded }) =>
          `${name} was reminded of ${reminded === 1 ? '1 invoice' : `${reminded} invoices`}`,
      )
    }
  />
)
