/** The three values of the seed (section 2). */
const VALUES = [
  ['Excellence', 'What we sell is what we would use ourselves.'],
  ['Reliability', 'We watch, we answer, and we say so when something breaks.'],
  ['Community', 'Your questions are where a better shop begins.'],
] as const

export const AboutValues = () => (
  <ul className="grid gap-x-12 gap-y-8 md:grid-cols-3">
    {VALUES.map(([title, text]) => (
      <li key={title} className="border-line border-t pt-4 [overflow-wrap:anywhere] md:pt-5">
        <h3 className="text-heading">{title}</h3>
        <p className="mt-2 max-w-prose text-lead">{text}</p>
      </li>
    ))}
  </ul>
)
