import type { Books } from '@hostfront/contract/books'
import { useAnswer } from '../../host/use-answer.ts'

/** Which months are closed, and how the journal is written. */
export const useBooks = () => useAnswer<Books>(['books', 'read'], (api) => api.books.read())
