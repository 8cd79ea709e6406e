import type { Voucher } from '@hostfront/domain/vouchers/voucher'
import { sql } from 'drizzle-orm'
import { boolean, json, pgTable } from 'drizzle-orm/pg-core'
import { rowHead, searchText, text, time, whole } from './columns.ts'
import { tableRules } from './table-rules.ts'

export const vouchers = pgTable(
  'vouchers',
  {
    ...rowHead(),
    code: text('code').notNull(),
    description: text('description').notNull(),
    discountType: text('discount_type').$type<Voucher['discountType']>().notNull(),
    discountValue: whole('discount_value').notNull(),
    minPurchase: whole('min_purchase').notNull(),
    maxUses: whole('max_uses').notNull(),
    usedCount: whole('used_count').notNull(),
    isActive: boolean('is_active').notNull(),
    validFrom: time('valid_from').notNull(),
    validUntil: time('valid_until').notNull(),
    applicablePlans: json('applicable_plans').$type<Voucher['applicablePlans']>().notNull(),
    search: searchText(),
  },
  (table) =>
    tableRules('vouchers', table, {
      checks: {
        'uses-within-limit': sql`${table.usedCount} >= 0 and ${table.usedCount} <= ${table.maxUses}`,
      },
      bounded: ['usedCount', 'maxUses'],
      restless: ['usedCount'],
    }),
)
