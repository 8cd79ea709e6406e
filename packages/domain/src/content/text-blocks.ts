/** Long texts are typed plainly: an empty line ends a paragraph, and `# ` begins a heading. */

export interface TextBlock {
  readonly kind: 'heading' | 'paragraph'
  /** A paragraph keeps its line breaks. */
  readonly text: string
}

const HEADING = /^#{1,3}\s+(?<title>.+)$/

/** The text as headings and paragraphs, in order. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let lines: string[] = []
  const end = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') })
    lines = []
  }
  for (const line of text.split(/\r?\n/)) {
    const title = HEADING.exec(line)?.groups?.title
    if (title === undefined && line.trim() !== '') lines.push(line.trim())
    else end()
    if (title !== undefined) blocks.push({ kind: 'heading', text: title.trim() })
  }
  end()
  return blocks
}
