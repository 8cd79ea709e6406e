import { useAnswer } from '../../host/use-answer.ts'

/** Where the person is signed in, newest first. */
export const useSessions = () =>
  useAnswer(['accounts', 'sessions'], (api) => api.accounts.sessions())
