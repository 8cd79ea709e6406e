import type { ImportReport } from '@hostfront/contract/shop'
import { type Call, fact } from './stage.ts'

/** A page belongs to no server's key. */
async function withoutKey(report: Promise<ImportReport>): Promise<ImportReport> {
  const { before, after, ...rest } = await report
  return { ...rest, before: { ...before, keyChecks: 0 }, after: { ...after, keyChecks: 0 } }
}

/** Signing out, and the shop taken out and put back in. */
export const leavingCalls: readonly Call[] = [
  ['accounts.logout', ({ jane }) => jane.api.accounts.logout()],
  ['accounts.logout: again', ({ jane }) => jane.api.accounts.logout()],
  ['shop.exportDocument', ({ admin }) => admin.api.shop.exportDocument()],
  [
    'shop.importDocument: broken',
    ({ admin }) => admin.api.shop.importDocument({ text: '{"version":1}', apply: true }),
  ],
  [
    'shop.importDocument: no JSON',
    ({ admin }) => admin.api.shop.importDocument({ text: 'nothing', apply: false }),
  ],
  [
    'shop.importDocument: dry run',
    ({ admin, told }) =>
      withoutKey(
        admin.api.shop.importDocument({
          text: fact(told, 'shop.exportDocument/text'),
          apply: false,
        }),
      ),
  ],
  [
    'shop.importDocument',
    ({ admin, told }) =>
      withoutKey(
        admin.api.shop.importDocument({
          text: fact(told, 'shop.exportDocument/text'),
          apply: true,
        }),
      ),
  ],
  ['accounts.me: after the import', ({ admin }) => admin.api.accounts.me()],
]
