import * as z from 'zod/mini'
import { Done } from './page.ts'
import { procedure } from './procedure.ts'

/** What this edition of the shop can do; screens offer nothing else. */
export const Capabilities = z.object({
  /** Links by mail: password reset, verification of addresses. */
  mail: z.boolean(),
  secondFactor: z.boolean(),
  apiKeys: z.boolean(),
  /** Whether secrets can be kept: there is a key to seal them with. */
  secrets: z.boolean(),
})
export type Capabilities = z.infer<typeof Capabilities>

/** UTF-16 units; how much of it really arrives is the host's limit. */
const MAX_TEXT = 256 * 1024 * 1024

/** Rows by collection. */
const Counts = z.record(z.string(), z.int())

/** Sample clients that were asked for, and how many of them are there. */
export const UnfinishedSamples = z.object({ asked: z.int(), loaded: z.int() })
export type UnfinishedSamples = z.infer<typeof UnfinishedSamples>

/** Clients of a set of sample data. */
export const SAMPLE_SIZES = [10, 1000, 5000] as const

/** `checked`: rows looked at; `problems`: the first 100, empty when all is well. `code` names the rule, `subject` the record. */
export const IntegrityReport = z.object({
  checked: z.int(),
  problems: z.array(z.object({ code: z.string(), subject: z.string(), detail: z.string() })),
})
export type IntegrityReport = z.infer<typeof IntegrityReport>

/**
 * `before`: rows of the shop as it is; `after`: as the document has them; `changes`: of a dry run, how many of each
 * collection are new, gone, and changed; `problems`: the first 100 of what the books of the document have wrong;
 * `filesLeft`: files of the document whose bytes this shop does not have; `applied`: whether it took the shop's place.
 */
export const ImportReport = z.object({
  before: Counts,
  after: Counts,
  changes: z.record(z.string(), z.object({ added: z.int(), removed: z.int(), changed: z.int() })),
  problems: IntegrityReport.shape.problems,
  filesLeft: z.int(),
  applied: z.boolean(),
})
export type ImportReport = z.infer<typeof ImportReport>

/** `files`: those of the document, whose bytes stay behind. */
export const ExportedShop = z.object({
  text: z.string(),
  files: z.object({ count: z.int(), bytes: z.int() }),
})
export type ExportedShop = z.infer<typeof ExportedShop>

/** The shop as a whole. */
export const shop = {
  capabilities: procedure('public', [], { reads: [], whileClosed: true }).output(Capabilities),
  /** All that the shop knows as one JSON document, without sessions, links, second factors, API keys, mails and request keys. */
  exportDocument: procedure('shop.export', [], { confirmed: true }).output(ExportedShop),
  /**
   * Puts a document in place of the whole shop, all or nothing; without `apply` only says what would change.
   * Every session ends: sign in with an account of the document.
   */
  importDocument: procedure('shop.replace', ['DOCUMENT_REFUSED', 'DOCUMENT_WITHOUT_ADMIN'], {
    confirmed: ['apply'],
  })
    .input(z.object({ text: z.string().check(z.maxLength(MAX_TEXT)), apply: z.boolean() }))
    .output(ImportReport),
  /** Adds made-up clients with services, orders, invoices, tickets and domains, the seed's sample records among them. */
  loadSampleData: procedure('samples.load', ['SELLER_MISSING', 'MONTH_CLOSED'])
    .input(z.object({ clients: z.literal(SAMPLE_SIZES) }))
    .output(z.object({ added: Counts })),
  /** The load of sample clients that has not come to its end: interrupted, or still going on; null: none. */
  unfinishedSamples: procedure('samples.load', [], { reads: ['auditLog', 'users'] }).output(
    z.nullable(UnfinishedSamples),
  ),
  /** Goes on with it, or leaves it at what there is; the log then says how many clients there are. */
  finishSamples: procedure('samples.load', ['NOT_FOUND', 'SELLER_MISSING', 'MONTH_CLOSED'])
    .input(z.object({ goOn: z.boolean() }))
    .output(z.object({ added: Counts })),
  /** Looks for what must never be: balances that are not their ledger's sum, records of nobody, numbers twice. */
  checkIntegrity: procedure('shop.check', [], { reads: 'everything' }).output(IntegrityReport),
  /** Puts the shop of the first start in place of everything, the caller's account alone kept. */
  reset: procedure('shop.replace', [], { confirmed: true }).output(Done),
}
