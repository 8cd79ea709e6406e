import type { OwnDeclaration } from '@hostfront/contract/declarations'
import { usePages } from '../../host/use-answer.ts'

/** What the signed-in person has declared, newest first. */
export const useMyDeclarations = () =>
  usePages(['declarations', 'mine'], (api, after) => api.declarations.mine({ after }))

/** Whether what was declared pays this invoice, be it among others. */
export const isForInvoice = ({ pays }: Pick<OwnDeclaration, 'pays'>, invoiceId: string): boolean =>
  pays.some((each) => each.invoiceId === invoiceId)

/** Whether they have told of a payment for an invoice that is not checked yet; false until it is known. */
export function useIsDeclaredOf(): (invoiceId: string | undefined) => boolean {
  const waiting = useMyDeclarations().data?.filter(({ state }) => state === 'waiting') ?? []
  return (invoiceId) =>
    invoiceId !== undefined && waiting.some((each) => isForInvoice(each, invoiceId))
}

/** The same of one invoice. */
export const useIsDeclared = (invoiceId: string | undefined): boolean =>
  useIsDeclaredOf()(invoiceId)
