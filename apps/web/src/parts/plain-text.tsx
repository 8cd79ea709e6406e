import { textBlocks } from '@hostfront/domain/content/text-blocks'

interface PlainTextProps {
  text: string
  /** Where the text stands: below the page's title, or below the heading of a section. */
  headings?: 'h2' | 'h3'
}

/** A text that somebody typed, in paragraphs and under its headings. It holds no markup. */
export function PlainText({ text, headings: Heading = 'h2' }: PlainTextProps) {
  return (
    <div className="flex flex-col gap-4 [overflow-wrap:anywhere]">
      {textBlocks(text).map(({ kind, text: block }, at) => {
        const key = `${at} ${kind}`
        return kind === 'heading' ? (
          <Heading key={key} className="mt-6 text-heading first:mt-0">
            {block}
          </Heading>
        ) : (
          <p key={key} className="whitespace-pre-line">
            {block}
          </p>
        )
      })}
    </div>
  )
}
