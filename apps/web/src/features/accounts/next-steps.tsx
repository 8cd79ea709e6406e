interface NextStepsProps {
  steps: readonly (readonly [title: string, text: string])[]
  /** Where there is room: beside a form or below it. */
  look: 'column' | 'row'
}

const looks = {
  // As high as the form is, with what is said below them.
  column: 'lg:*:py-6 xl:*:py-8',
  row: 'lg:grid lg:grid-cols-3 lg:gap-x-12 lg:divide-y-0 lg:border-b-0',
}

/** What comes after the form, in its order. */
export const NextSteps = ({ steps, look }: NextStepsProps) => (
  <ol className={`numbered mt-8 divide-y divide-line border-line border-y ${looks[look]}`}>
    {steps.map(([title, text]) => (
      <li key={title} className="flex gap-4 py-4">
        <div>
          <h2 className="font-semibold">{title}</h2>
          <p className="text-muted">{text}</p>
        </div>
      </li>
    ))}
  </ol>
)
