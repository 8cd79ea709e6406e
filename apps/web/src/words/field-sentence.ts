import { issueSentence } from './issue-sentence.ts'

/** What is missing, where several fields of an order are empty: one sentence for each, not the same one over and over. */
const MISSING = {
  serverName: 'Please give your server a name.',
  email: 'Please enter your email address.',
  name: 'Please enter your name.',
  password: 'Please enter your password.',
  country: 'Please choose your country.',
} as const

/** The text beside such a field for what is wrong with it, see `issueSentence`. */
export const fieldSentence = (
  field: keyof typeof MISSING,
  message: string | undefined,
): string | undefined => (message === 'REQUIRED' ? MISSING[field] : issueSentence(message))
