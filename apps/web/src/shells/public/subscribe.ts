import { NewsletterForm } from '@hostfront/domain/content/subscriber'
import type { Currency } from '@hostfront/domain/money/money'
import { openHost } from '../../host/open-host.ts'
import { explain } from '../../words/explain.ts'
import { issueSentence } from '../../words/issue-sentence.ts'

/** Enters the address for the newsletter. Answers with the sentence of what is wrong with it, or null when the shop has it. */
export async function subscribe(email: string, currency: Currency): Promise<string | null> {
  const parsed = NewsletterForm.safeParse({ email })
  if (!parsed.success) return issueSentence(parsed.error.issues[0]?.message) ?? null
  try {
    const { api } = await openHost()
    await api.content.subscribe(parsed.data)
    return null
  } catch (error) {
    return explain(error, currency)
  }
}
