/** Who may call what over HTTP: one row a procedure, stated apart from the contract and from the backend's own table. */
import { accountRows } from './permission-rows/account-rows.ts'
import { clientRows } from './permission-rows/client-rows.ts'
import type { Row } from './permission-rows/row.ts'
import { serviceRows } from './permission-rows/service-rows.ts'
import { shopKeepingRows } from './permission-rows/shop-keeping-rows.ts'
import { talkRows } from './permission-rows/talk-rows.ts'
import { tradeRows } from './permission-rows/trade-rows.ts'

export const permissionTable: Readonly<Record<string, Row>> = {
  ...accountRows,
  ...clientRows,
  ...tradeRows,
  ...serviceRows,
  ...shopKeepingRows,
  ...talkRows,
}
