import { BILLING_CYCLES, CYCLES } from '@hostfront/domain/orders/billing-cycles'
import { useId } from 'react'
import { CYCLE_NAMES } from '../../words/orders.ts'
import { chooseCycle, PRICES_PER, useChosenCycle } from './chosen-cycle.ts'

/** By which billing cycle prices are shown, here and on every other page with plans. */
export function CycleSwitch() {
  const chosen = useChosenCycle() ?? 'monthly'
  const id = useId()
  return (
    <div role="radiogroup" aria-label="Prices per" className="cycle-switch">
      {CYCLES.map((cycle) => {
        const { discount } = BILLING_CYCLES[cycle]
        return (
          <label key={cycle} className="cycle-tile">
            {/* Shown by the same mark on <html> as the prices: the radio itself is set only when the page is alive. */}
            <span data-for-cycle={cycle} className="cycle-mark" />
            <span id={`${id}${cycle}`} className="font-semibold">
              {CYCLE_NAMES[cycle]}
            </span>
            {discount > 0 ? (
              <span id={`${id}${cycle}-off`} className="text-accent-ink text-sm figures">
                −{discount / 100}%
              </span>
            ) : null}
            <input
              type="radio"
              name={PRICES_PER}
              value={cycle}
              checked={cycle === chosen}
              aria-labelledby={`${id}${cycle}`}
              aria-describedby={discount > 0 ? `${id}${cycle}-off` : undefined}
              onChange={() => chooseCycle(cycle)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </label>
        )
      })}
    </div>
  )
}
