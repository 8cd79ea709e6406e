import type { Books } from '@hostfront/contract/books'
import { useAnswer, usePutAnswer } from '../../host/use-answer.ts'

const KEY = ['books', 'read'] as const

/** Which months are closed, and how the journal is written. */
export const useBooks = () => useAnswer<Books>(KEY, (api) => api.books.read())

/** Shows what a change has made of them, before they are asked for again. */
export const usePutBooks = () => usePutAnswer<Books>(KEY)
