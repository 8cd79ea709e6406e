interface NextStepsProps {
  steps: readonly (readonly [title: string, text: string])[]
}

/** What comes after the form, in its order. */
export const NextSteps = ({ steps }: NextStepsProps) => (
  <ol className="mt-8 border-line border-y [counter-reset:step]">
    {steps.map(([title, text]) => (
      <li
        key={title}
        className="flex gap-4 border-line py-4 [counter-increment:step] not-first:border-t before:grid before:size-8 before:shrink-0 before:place-items-center before:rounded-full before:border before:border-edge before:font-semibold before:text-muted before:text-sm before:content-[counter(step)_/_'']"
      >
        <div>
          <h2 className="font-semibold">{title}</h2>
          <p className="text-muted">{text}</p>
        </div>
      </li>
    ))}
  </ol>
)
