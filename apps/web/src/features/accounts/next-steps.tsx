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
        className={`flex border-line [counter-increment:step] not-first:border-t before:grid before:size-8 before:shrink-0 before:place-items-center before:rounded-full before:border before:border-edge before:font-semibold before:text-muted before:text-sm before:content-[counter(step)_/_''] ${isQuiet ? 'gap-4 py-3 text-[0.9375rem]' : 'gap-4 py-4'}`}
      >
        <div>
          <h2 className="font-semibold">{title}</h2>
          <p className="text-muted">{text}</p>
        </div>
      </li>
    ))}
  </ol>
)
