import { describe, expect, test } from 'vitest'
import { DATABASES } from '../database.ts'
import { killServer } from './kill-server.ts'

const KILLS = Number(process.env.KILLS ?? 3)

describe.each(DATABASES)('on %s', (database) => {
  test(`of what was acknowledged before ${KILLS} kills, nothing is lost or half done`, async () => {
    const started = Date.now()
    const { faults, ...report } = await killServer({ database, kills: KILLS })
    const seconds = Math.round((Date.now() - started) / 1000)
    console.log(
      `kill -9 on ${database}, ${seconds} s: ${JSON.stringify(report)}, ${faults.length} faults`,
    )
    expect(faults.slice(0, 10)).toEqual([])
    expect(report).toMatchObject({ kills: KILLS, lost: 0 })
    expect(report.acknowledged).toBeGreaterThan(KILLS * 5)
    // Were no request ever cut off, the kills would not have come under load.
    expect(report.retries).toBeGreaterThan(0)
  }, 3_600_000)
})

test('planted damage is noticed: an acknowledged order that is gone, a balance that nothing explains', async () => {
  const report = await killServer({
    database: 'PGlite',
    kills: 0,
    damage: async (database, [first]) => {
      await database.query('DELETE FROM payment_allocations WHERE subject_id = $1', [first?.id])
      await database.query('DELETE FROM invoices WHERE order_id = $1', [first?.id])
      await database.query('DELETE FROM orders WHERE id = $1', [first?.id])
      await database.query(
        `UPDATE users SET coins = coins + 1 WHERE email = 'customer-7@shop.test'`,
      )
    },
  })
  expect(report.lost).toBe(1)
  const faults = report.faults.join('\n')
  expect(faults).toMatch(/was acknowledged and is not there/)
  expect(faults).toMatch(/belongs to no order/)
  expect(faults).toMatch(/customer-7@shop\.test has \d+, the ledger says/)
}, 300_000)
