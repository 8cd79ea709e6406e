interface NextStepsProps {
  steps: readonly (readonly [title: string, text: string])[]
  /** Where there is room for them beside the form: with what is said below them, as high as it is. */
  isTall?: boolean
}

/** What comes after the form, in its order. */
export const NextSteps = ({ steps, isTall = false }: NextStepsProps) => (
  <ol
    className={`numbered mt-8 divide-y divide-line border-line border-y ${isTall ? 'lg:*:py-6 xl:*:py-8' : ''}`}
  >
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
