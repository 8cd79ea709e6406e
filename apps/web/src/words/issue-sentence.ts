import type { IssueCode } from '@hostfront/domain/issue'
import { issueSentences } from './refusals.ts'

/** The text beside a field for the message its schema gave; undefined where nothing is wrong. */
export function issueSentence(message: string | undefined): string | undefined {
  if (message === undefined) return undefined
  // A message that is no code was put there as a sentence, by a refusal of the shop.
  return message in issueSentences ? issueSentences[message as IssueCode] : message
}
