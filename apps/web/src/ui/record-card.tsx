import type { ReactNode } from 'react'

interface RecordCardProps {
  title: ReactNode
  /** What names the card by its title. */
  titleId: string
  /** At the end of the title's line. */
  badges: ReactNode
  /** What goes on with it, before all else that there is to say. */
  state?: ReactNode
  /** What it is, below its title. */
  line: string
  /** What is to be known of it at once. */
  children?: ReactNode
  /** Each a `CardFact`. */
  facts: ReactNode
  /** What is to be paid for it. */
  bill?: ReactNode
  /** What can be done with it, the commonest first. */
  acts: ReactNode
}

/** One of a person's orders or services: how it stands, what is known of it, what can be done. Where it has the whole line these are beside each other. */
export const RecordCard = ({
  title,
  titleId,
  badges,
  state,
  line,
  children,
  facts,
  bill,
  acts,
}: RecordCardProps) => (
  <article
    aria-labelledby={titleId}
    className="@container h-full min-w-0 rounded-lg border border-line bg-surface p-5 sm:p-6"
  >
    <div className="flex h-full flex-col gap-x-10 gap-y-4 @4xl:grid @4xl:grid-cols-[minmax(0,1fr)_auto_auto] @4xl:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 @4xl:items-center @4xl:justify-start">
          <h3 id={titleId} className="min-w-0 font-semibold text-lg [overflow-wrap:anywhere]">
            {title}
          </h3>
          <span className="inline-flex flex-wrap gap-x-3 gap-y-1">{badges}</span>
        </div>
        <div className="mt-1 text-[0.9375rem] empty:hidden">{state}</div>
        <p className="mt-1 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">{line}</p>
        <div className="flex flex-col text-[0.9375rem] *:mt-2 empty:hidden [overflow-wrap:anywhere]">
          {children}
        </div>
      </div>
      <dl className="flex flex-col gap-x-8 gap-y-2 text-[0.9375rem] sm:grid sm:grid-cols-[1fr_1.5fr_auto] sm:gap-y-3 @4xl:flex @4xl:flex-row @4xl:flex-wrap @4xl:content-start">
        {facts}
      </dl>
      <div className="empty:hidden @4xl:order-last @4xl:col-span-full">{bill}</div>
      {/* Of cards beside each other these are at one height, whatever is above them. */}
      <div className="mt-auto flex flex-wrap items-center gap-2 border-line border-t pt-4 max-sm:*:flex-1 max-sm:[&>.text-bad]:-mb-3 max-sm:[&>.text-bad]:min-h-11 max-sm:[&>.text-bad]:basis-full @4xl:mt-0 @4xl:justify-end @4xl:border-t-0 @4xl:pt-0 @4xl:[&>.text-bad]:-me-3">
        {acts}
      </div>
    </div>
  </article>
)

/** Two beside each other where there is room; a single one has all of it. */
export const cardGrid = 'grid gap-5 lg:grid-cols-2 [&>:only-child]:lg:col-span-2'

interface CardFactProps {
  name: string
  children: ReactNode
}

/** On a phone one line, with what it is at its end. */
export const CardFact = ({ name, children }: CardFactProps) => (
  <div className="max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:has-[input]:items-center">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="min-w-0 max-sm:text-end sm:mt-0.5">{children}</dd>
  </div>
)
