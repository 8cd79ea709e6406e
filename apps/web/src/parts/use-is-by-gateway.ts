import { useSettings } from '../host/settings.ts'

/** Says of a way to pay, by its id, whether a gateway takes it: that can send the money back, too. */
export function useIsByGateway(): (method: string) => boolean {
  const { paymentMethods } = useSettings()
  return (id) => paymentMethods.some((method) => method.id === id && method.kind === 'gateway')
}
