import { usePages } from '../../host/use-answer.ts'

/** What the signed-in person has declared, newest first. */
export const useMyDeclarations = () =>
  usePages(['declarations', 'mine'], (api, after) => api.declarations.mine({ after }))

/** Whether they have told of a payment for this invoice that is not checked yet. */
export const useIsDeclared = (invoiceId: string | undefined): boolean =>
  useMyDeclarations().data?.some(
    ({ state, pays }) => state === 'waiting' && pays.some((each) => each.invoiceId === invoiceId),
  ) ?? false
