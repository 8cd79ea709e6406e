import type { Subscriber } from '@hostfront/domain/content/subscriber'
import type { ContactMessage } from '@hostfront/domain/support/contact-message'
import type { Page } from '@hostfront/store/port'
import type { SignedInCall } from '../call/context.ts'
import { type PageRequest, pageQuery } from '../call/page-query.ts'

/** What visitors wrote on /contact, newest first. */
export const listMessages = (
  call: SignedInCall,
  input: PageRequest,
): Promise<Page<ContactMessage>> =>
  call.store.read((tx) => tx.contactMessages.list(pageQuery(input)))

/** The readers of the newsletter, newest first. */
export const listSubscribers = (
  call: SignedInCall,
  input: PageRequest,
): Promise<Page<Subscriber>> => call.store.read((tx) => tx.subscribers.list(pageQuery(input)))
