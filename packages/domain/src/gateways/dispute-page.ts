import type { Gateway } from './gateway.ts'

/** Where a dispute is answered: the gateway's own page of it, for who is signed in there. Evidence is sent there and nowhere else. */
export function disputePage(
  { kind, isLive }: Pick<Gateway, 'kind' | 'isLive'>,
  disputeId: string,
): string {
  const id = encodeURIComponent(disputeId)
  switch (kind) {
    case 'stripe':
      return `https://dashboard.stripe.com/${isLive ? '' : 'test/'}disputes/${id}`
    case 'paypal':
      return `https://www.${isLive ? '' : 'sandbox.'}paypal.com/resolutioncenter/view/${id}`
  }
}
