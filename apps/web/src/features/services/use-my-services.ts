import { usePages } from '../../host/use-answer.ts'

/** What the signed-in person holds, newest first. */
export const useMyServices = () =>
  usePages(['services', 'mine'], (api, after) => api.services.mine({ after, limit: 200 }))
