import { type ReactNode, useId } from 'react'

/** One numbered clause of the terms, with its place for links. */
export function Term(props: { id: string; number: number; title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section id={props.id} aria-labelledby={headingId} className="term">
      <span aria-hidden="true">{props.number}</span>
      <h2 id={headingId} className="text-heading">
        {props.title}
      </h2>
      <div>{props.children}</div>
    </section>
  )
}
