import type { ReactNode } from 'react'

/** The three values of the seed (section 2), each with a sign drawn from a machine hall. */
export function AboutValues() {
  return (
    <ul className="grid gap-px border border-line bg-line md:grid-cols-3">
      <Value
        title="Excellence"
        text="Fewer machines, run well. What we sell is what we would use."
        drawing={
          <>
            <path d="M20 70a44 44 0 0 1 88 0" className="stroke-edge" />
            <path d="M64 26a44 44 0 0 1 44 44" className="stroke-accent" strokeWidth="3.5" />
            <path d="m64 70 30-26" className="stroke-ink" />
            <circle cx="64" cy="70" r="4" className="fill-ink" />
          </>
        }
      />
      <Value
        title="Reliability"
        text="We watch, we answer, and we say so when something breaks."
        drawing={
          <>
            {[26, 44, 62].map((y) => (
              <rect key={y} x="20" y={y} width="88" height="12" className="stroke-edge" />
            ))}
            {[32, 50, 68].map((y) => (
              <circle key={y} cx="98" cy={y} r="3" className="fill-ok" />
            ))}
            <path d="M28 32h34M28 50h34M28 68h34" className="stroke-line" />
          </>
        }
      />
      <Value
        title="Community"
        text="Your questions are where a better shop begins."
        drawing={
          <>
            <path d="M34 64 64 34l30 30zM64 34v30" className="stroke-edge" />
            <circle cx="64" cy="34" r="7" className="fill-accent" />
            <circle cx="34" cy="64" r="7" className="fill-ground stroke-ink" />
            <circle cx="64" cy="64" r="7" className="fill-ground stroke-ink" />
            <circle cx="94" cy="64" r="7" className="fill-ground stroke-ink" />
          </>
        }
      />
    </ul>
  )
}

function Value(props: { title: string; text: string; drawing: ReactNode }) {
  return (
    <li className="bg-surface p-5 max-md:grid max-md:grid-cols-[min(6rem,25%)_minmax(0,1fr)] [overflow-wrap:anywhere] max-md:gap-x-5 sm:p-7">
      <svg
        aria-hidden="true"
        viewBox="18 24 92 54"
        fill="none"
        strokeWidth="1.5"
        className="h-14 w-full self-center max-md:row-span-2 md:h-24 md:w-40"
      >
        {props.drawing}
      </svg>
      <h3 className="text-heading md:mt-6">{props.title}</h3>
      <p className="mt-1.5 text-muted">{props.text}</p>
    </li>
  )
}
