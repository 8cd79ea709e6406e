import type { ReactNode } from 'react'

interface RecordCardProps {
  title: ReactNode
  /** What names the card by its title. */
  titleId: string
  /** At the end of the title's line. */
  badges: ReactNode
  /** What it is, below its title. */
  line: string
  /** What is to be known of it at once. */
  children?: ReactNode
  /** Each a `CardFact`. */
  facts: ReactNode
  /** What can be done with it, the commonest first. */
  acts: ReactNode
}

/** One of a person's orders or services: how it stands, what is known of it, what can be done. A single one has the whole line, with its acts beside its title. */
export const RecordCard = ({
  title,
  titleId,
  badges,
  line,
  children,
  facts,
  acts,
}: RecordCardProps) => (
  <article
    aria-labelledby={titleId}
    className="@container flex h-full min-w-0 flex-col rounded-lg border border-line bg-surface p-5 sm:p-6"
  >
    <div className="flex grow flex-col @3xl:grid @3xl:grid-cols-[minmax(0,1fr)_auto] @3xl:gap-x-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 @3xl:justify-start @3xl:items-center">
        <h3 id={titleId} className="min-w-0 font-semibold text-lg [overflow-wrap:anywhere]">
          {title}
        </h3>
        <span className="inline-flex flex-wrap gap-x-3 gap-y-1">{badges}</span>
      </div>
      <p className="@3xl:col-span-2 mt-1 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
        {line}
      </p>
      <div className="@3xl:col-span-2 flex flex-col text-[0.9375rem] *:mt-2 empty:hidden [overflow-wrap:anywhere]">
        {children}
      </div>
      <dl className="@3xl:col-span-2 mt-4 flex grow flex-wrap content-start gap-x-8 gap-y-3 text-[0.9375rem]">
        {facts}
      </dl>
      <div className="mt-4 flex flex-wrap items-center gap-2 border-line max-sm:*:grow @max-3xl:border-t @max-3xl:pt-4 @3xl:col-start-2 @3xl:row-start-1 @3xl:mt-0">
        {acts}
      </div>
    </div>
  </article>
)

/** Two beside each other where there is room; a single one has all of it. */
export const cardGrid = 'grid gap-5 lg:grid-cols-2 [&>:only-child]:lg:col-span-2'

interface CardFactProps {
  name: string
  /** On a phone one line: what is switched is at its end. */
  isRow?: boolean
  children: ReactNode
}

export const CardFact = ({ name, isRow = false, children }: CardFactProps) => (
  <div
    className={
      isRow ? 'max-sm:flex max-sm:basis-full max-sm:items-center max-sm:justify-between' : undefined
    }
  >
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
)
