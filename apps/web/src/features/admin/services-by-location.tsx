import type { Figures } from '@hostfront/contract/admin'

/** Where the running servers are, of which there are some; most first. */
export function ServicesByLocation({ locations }: Pick<Figures, 'locations'>) {
  const most = Math.max(...locations.map(({ services }) => services))
  return (
    <ul className="flex flex-col gap-3">
      {locations
        .toSorted((a, b) => b.services - a.services)
        .map(({ location, name, services }) => (
          <li
            key={location}
            className="grid grid-cols-[min(8rem,28%)_1fr_auto] items-center gap-x-3"
          >
            <span className="min-w-0 text-[0.9375rem] [overflow-wrap:anywhere]">
              {name ?? 'No location'}
            </span>
            <span aria-hidden="true" className="h-2.5 rounded-sm bg-raised">
              <span
                className="block h-full rounded-sm bg-accent"
                style={{ width: `${(100 * services) / most}%` }}
              />
            </span>
            <span className="min-w-7 text-end font-semibold figures">
              {number.format(services)}
              <span className="sr-only"> active services</span>
            </span>
          </li>
        ))}
    </ul>
  )
}

const number = new Intl.NumberFormat('en')
