import { content } from '@hostfront/contract/content'
import { bind } from '../access/bind.ts'
import { subscribe } from '../content/subscribe.ts'

export const procedures = bind(content, {
  subscribe,
})
