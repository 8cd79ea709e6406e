/** Short parts of one line, with a dot between those that stand beside each other: no line begins or ends with one. A function, for a component is more script. */
export const dottedLine = (parts: readonly string[]) => (
  <span className="dotted">
    {parts.map((part, at) => (
      // Who copies or hears it has a space between them. Operators name them: two may be alike.
      <span key={at}>{part} </span>
    ))}
  </span>
)
