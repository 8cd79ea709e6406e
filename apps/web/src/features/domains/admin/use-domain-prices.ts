import { useAnswer } from '../../../host/use-answer.ts'

/** The price list, by extension and years. */
export const useDomainPrices = () => useAnswer(['domains', 'prices'], (api) => api.domains.prices())
