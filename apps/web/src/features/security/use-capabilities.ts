import { useAnswer } from '../../host/use-answer.ts'

/** What this shop can do; screens offer nothing else. */
export const useCapabilities = () =>
  useAnswer(['shop', 'capabilities'], (api) => api.shop.capabilities())
