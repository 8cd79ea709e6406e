import type { IssueCode } from '@hostfront/domain/issue'
import { issueSentences } from './refusals.ts'

/** The text beside a field for the message its schema gave, see `issue`; undefined where nothing is wrong. */
export function issueSentence(message: string | undefined): string | undefined {
  if (message === undefined) return undefined
  const [code = '', bound] = message.split(' ')
  // A message that is no code was put there as a sentence, by a refusal of the shop.
  if (!isIssueCode(code)) return message
  const sentence = issueSentences[code]
  if (bound === undefined) return sentence
  return `${sentence.slice(0, -1)}: at ${code === 'TOO_LOW' ? 'least' : 'most'} ${bound}.`
}

const isIssueCode = (code: string): code is IssueCode => code in issueSentences
