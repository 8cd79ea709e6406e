import { type ReactNode, useId } from 'react'

/** One numbered clause of the terms, with its place for links. */
export function Term(props: { id: string; number: number; title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section
      id={props.id}
      aria-labelledby={headingId}
      className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-4 border-line border-t py-8 first:border-t-0 first:pt-0 md:grid-cols-[2.5rem_1fr] md:py-10"
    >
      <span aria-hidden="true" className="font-semibold text-accent-ink text-heading figures">
        {props.number}
      </span>
      <h2 id={headingId} className="text-heading">
        {props.title}
      </h2>
      <div className="col-span-2 min-w-0 max-w-[42rem] md:col-span-1 md:col-start-2">
        {props.children}
      </div>
    </section>
  )
}
