import { BOOK_ACCOUNTS, BOOK_FORMATS } from '@hostfront/domain/books/book-account'

/** The fields of the form as the shop takes them: `fec.numbers.tax`, `datev.methods.paypal`. A method without a number has none. */
export function readAccounts(data: FormData): unknown {
  const text = (name: string): string => String(data.get(name) ?? '').trim()
  const whole = (name: string): number =>
    /^\d*$/.test(text(name)) ? Number(text(name)) : Number.NaN
  const [fec, datev] = BOOK_FORMATS.map((format) => ({
    numbers: Object.fromEntries(
      BOOK_ACCOUNTS.map((account) => [account, text(`${format}.numbers.${account}`)]),
    ),
    methods: Object.fromEntries(
      [...data.keys()]
        .filter((name) => name.startsWith(`${format}.methods.`) && text(name) !== '')
        .map((name) => [name.slice(`${format}.methods.`.length), text(name)]),
    ),
  }))
  return {
    yearStart: whole('yearStart'),
    siren: text('siren').replaceAll(' ', ''),
    fec,
    datev: { ...datev, consultant: whole('datev.consultant'), client: whole('datev.client') },
  }
}
