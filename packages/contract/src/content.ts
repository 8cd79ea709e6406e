import { NewsletterForm } from '@hostfront/domain/content/subscriber'
import { Done } from './page.ts'
import { procedure } from './procedure.ts'

export const content = {
  /** Adds a reader of the newsletter; an address that is already one stays one, and nobody is notified. */
  subscribe: procedure('public', ['TOO_MANY_ATTEMPTS']).input(NewsletterForm).output(Done),
}
