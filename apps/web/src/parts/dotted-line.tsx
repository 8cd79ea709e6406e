/** Short parts of one line, with a dot between those that stand beside each other: no line begins or ends with one. A function, for a component is more script. */
export const dottedLine = (parts: readonly string[]) => (
  <span className="dotted">
    {parts.map((part) => (
      <span key={part}>{part}</span>
    ))}
  </span>
)
