import type { CSSProperties } from 'react'
import type { Figure } from './plan-figures.ts'

/** One figure of a plan, with a strip of lights as long as its share of the largest of its type. */
export function Gauge({ text, share }: Figure) {
  return (
    // An odd one has the row, unless it is compared: a strip is as long as those of its kind beside it.
    <li className={share === null ? 'last:odd:col-span-2' : ''}>
      {text}
      {share === null ? null : (
        <span aria-hidden="true" className="lights mt-1 block h-2 text-line">
          <span
            className="lights lit block h-full text-(--gauge)"
            // React's types know no properties of one's own.
            style={{ '--share': `${(share * 100).toFixed(1)}%` } as CSSProperties}
          />
        </span>
      )}
    </li>
  )
}
