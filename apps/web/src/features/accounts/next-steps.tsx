/** What comes after the form, in its order. */
export const NextSteps = ({
  steps,
}: {
  steps: readonly (readonly [title: string, text: string])[]
}) => (
  <ol className="mt-8 border-line border-y [counter-reset:step]">
    {steps.map(([title, text]) => (
      <li
        key={title}
        className="flex gap-5 border-line py-4 [counter-increment:step] not-first:border-t before:w-5 before:shrink-0 before:font-semibold before:text-accent-ink before:text-heading before:leading-snug before:content-[counter(step)_/_'']"
      >
        <div>
          <h2 className="font-semibold">{title}</h2>
          <p className="text-muted">{text}</p>
        </div>
      </li>
    ))}
  </ol>
)
