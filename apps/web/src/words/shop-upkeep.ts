/** What is said where the shop as a whole is filled, checked and emptied. */

const count = new Intl.NumberFormat('en')

export const sampleWords = {
  text: 'Adds made-up clients with orders, services, invoices, coins, domains and tickets, to try the shop with. They stand among the real ones and count in every figure. Nobody is written to, and nobody can sign in as one of them until you set a password.',
  size: 'Clients',
  sizeOption: (clients: number) => `${count.format(clients)} clients`,
  button: 'Load sample data',
  loading: 'Loading...',
  wait: 'Thousands of clients take a minute or more. You can go on working meanwhile; wherever it stops, the shop is a sound one.',
  ask: (clients: number) => `Load ${count.format(clients)} sample clients?`,
  consequence:
    'Sample clients cannot be taken out together again: only a reset or an import removes them all.',
  keep: 'Leave it',
  done: 'Sample data loaded',
  added: 'This was added:',
  unfinished: (loaded: number, asked: number) =>
    `The last load stopped at ${count.format(loaded)} of ${count.format(asked)} clients, unless another tab is still at it.`,
  goOn: (missing: number) => `Load the other ${count.format(missing)}`,
  leaveAt: (loaded: number) => `Leave it at ${count.format(loaded)}`,
  left: 'Left as it is',
}

export const integrityWords = {
  text: 'Looks whether the books are right: balances and their ledger, orders and their invoices, invoice numbers, credit notes, uses of vouchers, and whether every record belongs to somebody. Nothing is changed.',
  button: 'Check the shop',
  checking: 'Checking...',
  sound: (checked: number) => `All is well: ${count.format(checked)} records were checked.`,
  problems: (problems: number, checked: number) =>
    `${problems === 1 ? 'One problem' : `${problems} problems`} in ${count.format(checked)} records:`,
  caption: 'What is not right',
}

/** By the code of a problem. */
const PROBLEM_SENTENCES: Record<string, string> = {
  'ledger-mismatch': 'The balance of an account is not the sum of its coin entries',
  'order-without-invoice': 'An order waits for its payment and has no invoice',
  'order-billed-twice': 'An order has two invoices',
  'debit-differs': 'Coins paid another amount than it costs',
  'order-invoice-differs': 'An invoice is not of the customer or the amount of its order',
  'order-invoice-state': 'The invoice of an order is in a state that does not go with it',
  'number-twice': 'Two invoices or credit notes have the same number',
  'number-missing': 'The number of an invoice or credit note was left out',
  'number-unknown': 'An invoice or credit note has a number that was never given out',
  'invoice-unnamed':
    'An invoice names neither seller nor customer; the server fills it in when it starts next',
  'payment-differs': 'An invoice was paid more or less than it says',
  'file-bytes': 'A file is not there, or not all of it',
  'file-unknown': 'A file is kept that no record knows',
  'credit-differs': 'An invoice does not say what its credit notes take back',
  'payment-parts': 'A payment is not the sum of what it pays',
  'voucher-uses': 'A voucher was used more or less often than it says',
  'dangling-reference': 'A record refers to one that is not there',
}

/** A problem that has no sentence yet is shown by its code. */
export const problemSentence = (code: string): string => PROBLEM_SENTENCES[code] ?? code

export const resetWords = {
  text: 'Erases all other accounts, and every order, service, invoice, ticket and setting. Your account stays, with its password and its coins. The plans, the voucher and the announcement of a new shop take the place of yours.',
  button: 'Reset the shop',
  resetting: 'Resetting...',
  title: 'Reset this shop?',
  consequences: [
    'All other accounts, all orders, services, invoices, tickets and settings are gone.',
    'The plans, the voucher and the announcement of a new shop take their place.',
    'Everyone is signed out, you too.',
    'It cannot be undone. Export the shop first if it may be needed again.',
  ],
  done: 'Shop reset. Please login again.',
}
