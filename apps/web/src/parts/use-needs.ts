import { useAnswer } from '../host/use-answer.ts'

/** What waits for the signed-in person, the most urgent first. */
export const useNeeds = () => useAnswer(['services', 'needs'], (api) => api.services.needs())
