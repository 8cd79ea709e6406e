import { filledParties, isBlank } from '@hostfront/domain/billing/blank-parties'
import type { Backend } from '../call/context.ts'
import { readPages } from '../call/read-pages.ts'
import { readSettings } from '../settings/read-settings.ts'

const PAGE = 200
/** What a version that knew no names left of what can be asked for. */
const UNNAMED = { taxName: '', taxBasisPoints: null } as const

/**
 * Names seller and buyer on invoices that a process of an earlier version has issued during an upgrade, and answers how
 * many there were. To be done at each start; what has names keeps them, so it may run twice and in several places.
 */
export async function fillBlankParties({ store }: Pick<Backend, 'store'>): Promise<number> {
  let filled = 0
  const pages = readPages((after) =>
    store.read((tx) => tx.invoices.list({ where: UNNAMED, order: 'oldest', limit: PAGE, after })),
  )
  for await (const invoices of pages) {
    for (const { id } of invoices.filter(isBlank)) {
      const isFilled = await store.transaction(async (tx) => {
        const invoice = await tx.invoices.get(id, { lock: true })
        const user = invoice && isBlank(invoice) ? await tx.users.get(invoice.userId) : null
        if (!user) return false
        await tx.invoices.update(id, filledParties(await readSettings(tx), user))
        return true
      })
      if (isFilled) filled++
    }
  }
  return filled
}
