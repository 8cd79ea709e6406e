/** The reports of a shop, counted again by looking at each of its rows. */
import type { PeriodReport } from '@hostfront/contract/reports'
import type { Dispute } from '@hostfront/domain/gateways/dispute'
import { type Period, periodBefore } from '@hostfront/domain/reports/period'
import type { CollectionName, Rows } from '@hostfront/store/collections'
import { expect } from 'vitest'
import type { TestShop } from './shop.ts'

/** All rows of a collection, for a recount that trusts nothing of the store but that it has them. */
export const allOf = <Name extends CollectionName>({ store }: TestShop, name: Name) =>
  store.read(async (tx) => {
    const { items, next } = await tx[name].list({ limit: 20_000 })
    expect(next).toBeNull()
    return items as unknown as readonly Rows[Name][]
  })

export const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0)

/** Slow and obvious: every document of the shop is looked at, one after the other. */
async function recount(shop: TestShop, { from, to }: Period) {
  const isIn = (at: string | null) =>
    at !== null && at.slice(0, 10) >= from && at.slice(0, 10) <= to
  const invoices = (await allOf(shop, 'invoices')).filter(
    ({ status, paidAt, credited }) =>
      isIn(paidAt) && (status === 'paid' || (status === 'refunded' && credited > 0)),
  )
  const notes = (await allOf(shop, 'creditNotes')).filter(({ createdAt }) => isIn(createdAt))
  const disputes = await allOf(shop, 'disputes')
  const aside = disputes.filter(({ withdrawnOn }) => isIn(withdrawnOn))
  const released = disputes.filter(({ releasedOn }) => isIn(releasedOn))
  /** What disputes take off income and give back to it. */
  const byDisputes = (of: (dispute: Dispute) => number) =>
    sum(released.map(of)) - sum(aside.map(of))
  const entries = await allOf(shop, 'coinEntries')
  const net =
    sum(invoices.map((one) => one.subtotal)) -
    sum(notes.map((one) => one.subtotal)) +
    byDisputes((one) => one.net)
  const tax =
    sum(invoices.map((one) => one.tax)) -
    sum(notes.map((one) => one.tax)) +
    byDisputes((one) => one.tax)
  const grossIf = (holds: boolean, { net: part, tax: its }: Dispute) => (holds ? part + its : 0)
  const all = await allOf(shop, 'invoices')
  const payers = notes.map(({ invoiceId }) => all.find(({ id }) => id === invoiceId))
  const ofMethod = (method: string) =>
    sum(invoices.filter((one) => one.paymentMethod === method).map(({ total }) => total)) -
    sum(notes.filter((_, at) => payers[at]?.paymentMethod === method).map(({ total }) => total)) +
    byDisputes((one) => grossIf(one.gatewayId === method, one))
  const ofCountry = (country: string | null) =>
    sum(invoices.filter(({ buyer }) => buyer.country === country).map(({ total }) => total)) -
    sum(notes.filter(({ buyer }) => buyer.country === country).map(({ total }) => total)) +
    byDisputes((one) => grossIf(one.country === country, one))
  const moves = [...aside, ...released].filter((one) => one.net > 0)
  const counts = { invoices: invoices.length, notes: notes.length, disputes: moves.length }
  return {
    income: { ...counts, net, tax, gross: net + tax },
    ofMethod,
    ofCountry,
    opening: sum(
      entries.filter(({ createdAt }) => createdAt.slice(0, 10) < from).map(({ amount }) => amount),
    ),
    moved: sum(entries.filter(({ createdAt }) => isIn(createdAt)).map(({ amount }) => amount)),
  }
}

/** That a report says of a period what a recount does. */
export async function expectAsRecounted(shop: TestShop, period: Period): Promise<PeriodReport> {
  const admin = await shop.admin()
  const report = await admin.reports.ofPeriod(period)
  const counted = await recount(shop, period)
  expect(report.income).toEqual(counted.income)
  expect(report.incomeBefore).toEqual((await recount(shop, periodBefore(period))).income)
  for (const part of [report.steps, report.byMethod, report.byPlan, report.byCountry]) {
    for (const figure of ['invoices', 'notes', 'disputes', 'net', 'tax', 'gross'] as const) {
      expect(sum(part.map((one) => one[figure])), figure).toBe(counted.income[figure])
    }
  }
  for (const { method, gross } of report.byMethod) expect(gross).toBe(counted.ofMethod(method))
  for (const country of new Set(report.byCountry.map((one) => one.country))) {
    const ofIt = report.byCountry.filter((one) => one.country === country)
    expect(sum(ofIt.map(({ gross }) => gross))).toBe(counted.ofCountry(country))
  }
  expect(report.coins.opening).toBe(counted.opening)
  expect(report.coins.closing - report.coins.opening).toBe(counted.moved)
  return report
}
