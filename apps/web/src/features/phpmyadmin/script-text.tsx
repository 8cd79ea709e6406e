import type { RefObject } from 'react'

interface Passage {
  readonly line: number
  readonly isComment: boolean
  text: string
}

/** A shell script with its comments set apart from what it does. */
export function ScriptText({ text, code }: { text: string; code: RefObject<HTMLElement | null> }) {
  return (
    <code ref={code} className="col-start-1 row-start-1 pe-6">
      {passages(text).map(({ line, isComment, text: passage }) => (
        <span key={line} className={isComment ? 'text-muted' : undefined}>
          {passage}
        </span>
      ))}
    </code>
  )
}

/** Neighbouring lines of one kind, together. */
function passages(text: string): Passage[] {
  const found: Passage[] = []
  for (const [line, content] of text.split('\n').entries()) {
    const isComment = content.trimStart().startsWith('#')
    const last = found.at(-1)
    if (last?.isComment === isComment) last.text += `${content}\n`
    else found.push({ line, isComment, text: `${content}\n` })
  }
  return found
}
