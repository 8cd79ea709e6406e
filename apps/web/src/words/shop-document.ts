/** Why a document is no shop, by the code of its refusal. `where`: the place in it, such as `users[3].email`. */
const REFUSAL_SENTENCES: Record<string, (where: string) => string> = {
  'too-large': () => 'This file is larger than any shop that can be imported.',
  'not-json': () => 'This file is no JSON: it is of another kind, or cut off.',
  'not-a-document': (where) =>
    where === ''
      ? 'This file is no document of a shop.'
      : `This file is no document of a shop: "${where}" is missing, unknown or of another kind.`,
  'newer-version': () =>
    'This file was made by a newer version of the shop. Update this one first.',
  'invalid-row': (where) => `This file holds a record that is not valid${at(where)}.`,
  'broken-check': (where) => `This file holds a record that contradicts itself${at(where)}.`,
  duplicate: (where) => `This file holds a record twice${at(where)}.`,
  'dangling-reference': (where) =>
    `This file refers to a record that it does not hold${at(where)}.`,
  'ledger-mismatch': (where) =>
    `In this file a customer's coins are not the sum of their coin entries${at(where)}.`,
}

const at = (where: string): string => (where === '' ? '' : ` (${where})`)

export function documentRefusal(code: string, where: string): string {
  const sentence = REFUSAL_SENTENCES[code]?.(where) ?? 'This file cannot be imported.'
  return `${sentence} Nothing was changed.`
}

export const exportWords = {
  text: 'All that the shop knows in one file: accounts with their password hashes, orders, invoices, settings. Keep it as safe as the shop itself. Second factors, API keys, sessions, links, mails that wait, and the pictures and documents that people have sent are left out.',
  filesLeft: (count: number, size: string) =>
    `Shop exported without its ${count === 1 ? 'one file' : `${count} files`} (${size}): pictures and documents stay in this shop.`,
  button: 'Export the shop',
  done: 'Shop exported',
}

export const importWords = {
  warning: 'Replaces this whole shop.',
  text: 'All accounts, orders, invoices and settings become those of the file. It is checked first, and you see what would change.',
  file: 'Shop document',
  hint: 'A .json file that an export of a shop has made, in a browser or on a server.',
  noFile: 'Please choose a file.',
  unreadable: 'This file cannot be read. Has it been moved or changed? Please choose it again.',
  check: 'Check the file',
  checking: 'Checking...',
  sound: 'The file is sound. This is what would change:',
  flawed: 'The file can be taken, but its books are not right. This is what would change:',
  filesLeft: (count: number) =>
    `${count === 1 ? 'One picture or document is' : `${count} pictures and documents are`} not in this shop: the records say so then.`,
  problems: 'Not right in the file, and taken as it is:',
  replace: 'Replace the shop',
  done: 'Shop replaced. Please login with an account of the file.',
}

export const replaceWords = {
  title: 'Replace this shop?',
  consequences: [
    'Everything in this shop is replaced by the file: accounts, orders, invoices, coins, settings.',
    'What is not in the file is gone, save the log of this shop. Export the shop first if it may be needed again.',
    'Everyone is signed out, you too. The passwords of the file are valid from then on, those of this shop no longer.',
    'Second factors and API keys are not in the file: accounts that are new here set them up again, accounts that this shop has already keep their second factor.',
  ],
  field: 'Name of this shop',
  hint: (siteName: string) => `Type ${siteName} to confirm.`,
  differs: (siteName: string) => `This is not its name. Type ${siteName}.`,
  keep: 'Keep this shop',
  replacing: 'Replacing...',
}

/** Collections as an administrator calls them. */
const COLLECTION_NAMES: Record<string, string> = {
  users: 'Accounts',
  sessions: 'Sessions',
  singleUseTokens: 'Mailed links',
  secondFactors: 'Second factors',
  apiKeys: 'API keys',
  plans: 'Plans',
  orders: 'Orders',
  services: 'Services of customers',
  domains: 'Domains',
  invoices: 'Invoices',
  payments: 'Payments',
  paymentAllocations: 'What payments pay',
  statementRows: 'Rows of statements',
  creditNotes: 'Credit notes',
  refunds: 'Money to return',
  files: 'Files',
  declarations: 'Declared payments',
  reminders: 'Reminders',
  coinEntries: 'Coin entries',
  counters: 'Counters',
  vouchers: 'Vouchers',
  announcements: 'Announcements',
  notifications: 'Notifications',
  tickets: 'Tickets',
  clientNotes: 'Notes about customers',
  livechats: 'Live chats',
  contactMessages: 'Contact messages',
  subscribers: 'Subscribers',
  auditLog: 'Audit log',
  tasks: 'Mails that wait',
  idempotencyKeys: 'Requests remembered',
  keyChecks: 'Mark of the server key',
  timeMarks: 'Time of the last look',
  settings: 'Settings',
}

/** A collection that has no name yet is shown by its own. */
export const collectionName = (collection: string): string =>
  COLLECTION_NAMES[collection] ?? collection
