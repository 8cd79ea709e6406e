import { Subscriber } from '@hostfront/domain/content/subscriber'
import { ContactForm, ContactMessage } from '@hostfront/domain/support/contact-message'
import { Done, PageInput, pageOf } from './page.ts'
import { procedure } from './procedure.ts'

export const support = {
  /** Keeps a visitor's message for the administrators. */
  sendMessage: procedure('public', ['TOO_MANY_ATTEMPTS']).input(ContactForm).output(Done),
  /** What visitors wrote, newest first. */
  messages: procedure('messages.read', [], { reads: ['contactMessages'] })
    .input(PageInput)
    .output(pageOf(ContactMessage)),
  /** The readers of the newsletter, newest first. */
  subscribers: procedure('messages.read', [], { reads: ['subscribers'] })
    .input(PageInput)
    .output(pageOf(Subscriber)),
}
