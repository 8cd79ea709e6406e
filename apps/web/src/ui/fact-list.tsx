import type { ReactNode } from 'react'

interface FactListProps {
  facts: readonly (readonly [name: string, value: ReactNode])[]
  /** It stands beside what the page is about, from 1280 px on. */
  isAside?: boolean
  /** It has half of the page. */
  isHalf?: boolean
}

/** Names with what they are, two columns from 640 px on. What is null is left out. */
export const FactList = ({ facts, isAside = false, isHalf = false }: FactListProps) => (
  <dl
    className={`grid content-start gap-x-10 ${isHalf ? '' : 'sm:grid-cols-2'} ${isAside ? 'xl:grid-cols-1' : ''}`}
  >
    {facts.map(([name, value], at) =>
      value ? (
        <div
          // Two may have the same name: operators give some of them.
          key={at}
          className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-b py-2.5 text-[0.9375rem] sm:grid sm:grid-cols-[min(10rem,40%)_minmax(0,1fr)]"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ) : null,
    )}
  </dl>
)
