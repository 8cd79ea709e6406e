import { usePages } from '../../host/use-answer.ts'

/** The signed-in person's domains, newest first. */
export const useMyDomains = () =>
  usePages(['domains', 'mine'], (api, after) => api.domains.mine({ after, limit: 200 }))
