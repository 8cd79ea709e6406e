import { ContactForm } from '@hostfront/domain/support/contact-message'
import { Done } from './page.ts'
import { procedure } from './procedure.ts'

export const support = {
  /** Keeps a visitor's message for the administrators. */
  sendMessage: procedure('visitor', ['TOO_MANY_ATTEMPTS']).input(ContactForm).output(Done),
}
