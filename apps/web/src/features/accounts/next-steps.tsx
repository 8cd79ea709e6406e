interface NextStepsProps {
  steps: readonly (readonly [title: string, text: string])[]
  /** What is above them is what counts. */
  isQuiet?: boolean
}

/** What comes after the form, in its order. */
export const NextSteps = ({ steps, isQuiet = false }: NextStepsProps) => (
  <ol className="mt-8 border-line border-y [counter-reset:step]">
    {steps.map(([title, text]) => (
      <li
        key={title}
        className={`flex border-line [counter-increment:step] not-first:border-t before:w-5 before:shrink-0 before:font-semibold before:leading-snug before:content-[counter(step)_/_''] ${isQuiet ? 'gap-3 py-3 text-[0.9375rem] before:text-muted' : 'gap-5 py-4 before:text-accent-ink before:text-heading'}`}
      >
        <div>
          <h2 className="font-semibold">{title}</h2>
          <p className="text-muted">{text}</p>
        </div>
      </li>
    ))}
  </ol>
)
