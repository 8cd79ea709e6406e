import * as z from 'zod/mini'

const Column = z.int().check(z.gte(0), z.lte(99))

/** How the CSV files of one bank or wallet are written, as it was set once. Columns are counted from 0. */
export const CsvMapping = z.object({
  separator: z.enum([',', ';', '\t', '|']),
  decimal: z.enum(['.', ',']),
  dateOrder: z.enum(['dmy', 'mdy', 'ymd']),
  encoding: z.enum(['utf-8', 'windows-1252']),
  /** So many rows come before the first movement. */
  headerRows: z.int().check(z.gte(0), z.lte(50)),
  date: Column,
  /** One column with signed amounts; null where what came and what went have a column each. */
  amount: z.nullable(Column),
  credit: z.nullable(Column),
  debit: z.nullable(Column),
  label: Column,
  id: z.nullable(Column),
  sender: z.nullable(Column),
})
export type CsvMapping = z.infer<typeof CsvMapping>
