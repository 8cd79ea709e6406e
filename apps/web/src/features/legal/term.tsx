import { type ReactNode, useId } from 'react'

/** One numbered clause of the terms, with its place for links. */
export function Term(props: { id: string; number: number; title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section
      id={props.id}
      aria-labelledby={headingId}
      className="grid gap-x-6 gap-y-2 border-line border-t py-9 md:grid-cols-[3rem_1fr] md:py-12"
    >
      <span aria-hidden="true" className="text-heading text-muted">
        {props.number}
      </span>
      <div className="min-w-0 max-w-[42rem]">
        <h2 id={headingId} className="mb-4 text-heading">
          {props.title}
        </h2>
        {props.children}
      </div>
    </section>
  )
}
