import { FIRST_CUSTOMER } from './customers.mjs'

/** A year of 2025 with so many invoices, all paid: a quarter of orders, the rest renewals, each with its payment, every twentieth with a note. */
export async function addPaidInvoices({ query }, customers, invoices) {
  const owner = `(${FIRST_CUSTOMER} + n % ${customers})::text`
  const at = `to_char(timestamp '2025-01-01' + n * interval '1 year' / ${invoices}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const plan = `'plan-' || n % 12`
  const method = `(array['paypal', 'bank-transfer', 'coins', 'orange-money'])[1 + n % 4]`
  const country = `(array['MA', 'FR', 'DE', 'ES', 'TN', 'BE'])[1 + n % 6]`
  const buyer = `json_build_object('name', 'Customer ' || n, 'company', null, 'country', ${country}, 'taxId', null)`
  const seller = `json_build_object('name', 'Bench', 'address', 'Street 1', 'email', 'pay@bench.test')`
  const lines = `json_build_array(json_build_object('description', 'A plan, monthly', 'amount', 1000))`
  const orders = Math.floor(invoices / 4)
  const one = (count) => `from generate_series(1, ${count}) n`
  await query(
    `insert into orders (id, created_at, user_id, plan_id, plan_name, server_type, server_name, status, billing_cycle, options, price,
       price_monthly, discount, tax, amount_due, payment_method, paid_with_coins, decided_at, search)
     select 'order-' || n, ${at}, ${owner}, ${plan}, 'Plan', 'samp', 'Server ' || n, 'active', 'monthly', '[]', 1000, 1000, 0, 200, 1200,
       'paypal', false, ${at}, 'plan' ${one(orders)}`,
  )
  await query(
    `insert into services (id, created_at, user_id, plan_id, plan_name, order_id, status, price, billing_cycle, options, auto_renew,
       expires_at, suspended_by_hand, search)
     select 'service-' || n, ${at}, ${owner}, ${plan}, 'Plan', 'order-' || n, 'active', 1000, 'monthly', '[]', false,
       '2099-01-01T00:00:00.000Z', false, 'plan' ${one(orders)}`,
  )
  const isOrder = `n <= ${orders}`
  await query(
    `insert into invoices (id, created_at, number, user_id, subject_kind, subject_id, period_start, seller, buyer, lines, subtotal, tax_name,
       tax_basis_points, tax, total, paid, status, due_date, paid_at, payment_method, search)
     select 'invoice-' || n, ${at}, '2025-' || n, ${owner}, case when ${isOrder} then 'order' else 'service' end,
       case when ${isOrder} then 'order-' || n else 'service-' || (1 + n % ${orders}) end, case when ${isOrder} then null else ${at} end,
       ${seller}, ${buyer}, ${lines}, 1000, 'VAT', 2000, 200, 1200, 1200, 'paid', ${at}, ${at}, ${method}, '2025-' || n ${one(invoices)}`,
  )
  await query(
    `insert into payments (id, created_at, user_id, method, amount, returned, state, received_at, search)
     select 'payment-' || n, ${at}, ${owner}, ${method}, 1200, 0, 'received', ${at}, '' ${one(invoices)}`,
  )
  await query(
    `insert into coin_entries (id, created_at, user_id, amount, balance_after, kind)
     select 'entry-' || n, ${at}, ${owner}, 0, 0, 'renewal' ${one(Math.floor(invoices / 4))}`,
  )
  await query(
    `insert into credit_notes (id, created_at, number, user_id, invoice_id, invoice_number, seller, buyer, lines, subtotal, tax_name,
       tax_basis_points, tax, total, reason, target, issued_by, search)
     select 'note-' || n, ${at}, 'CN-' || n, ${owner}, 'invoice-' || n, '2025-' || n, ${seller}, ${buyer}, ${lines}, 1000, 'VAT', 2000, 200,
       1200, 'As agreed.', 'off-site', ${owner}, '' from generate_series(20, ${invoices}, 20) n`,
  )
  await query('analyze')
}
