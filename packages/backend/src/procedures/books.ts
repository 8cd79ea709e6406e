import { books } from '@hostfront/contract/books'
import { bind } from '../access/bind.ts'
import { closeMonth, readBooks, reopenMonth, updateBooks } from '../books/close-month.ts'
import { listJournal } from '../books/list-journal.ts'

export const procedures = bind(books, {
  read: readBooks,
  journal: listJournal,
  closeMonth,
  reopenMonth,
  update: updateBooks,
})
