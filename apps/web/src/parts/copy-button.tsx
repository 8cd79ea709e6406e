import { Copy } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { copyText } from '../ui/copy-text.ts'
import { toast } from '../ui/toast.ts'

const notCopied =
  'This browser does not let us copy. Select the text and press Ctrl+C, or Command+C on a Mac.'

interface CopyButtonProps {
  text: string
  /** What the toast says when it is on the clipboard. */
  done: string
  /** What it copies, for those who hear the button by itself, where its word does not say it. */
  label?: string
  children: string
}

async function copy({ text, done }: Pick<CopyButtonProps, 'text' | 'done'>): Promise<void> {
  await ((await copyText(text)) ? toast(done) : toast(notCopied, 'error'))
}

export function CopyButton({ text, done, label, children }: CopyButtonProps) {
  return (
    <Button
      look="secondary"
      size="small"
      aria-label={label}
      onClick={() => void copy({ text, done })}
    >
      <Copy aria-hidden="true" className="size-4 shrink-0" />
      <span>{children}</span>
    </Button>
  )
}

/** The same as a sign alone, beside a text in a row of a list. */
export const CopyMark = ({ text, done, label }: Required<Omit<CopyButtonProps, 'children'>>) => (
  <button
    type="button"
    aria-label={label}
    onClick={() => void copy({ text, done })}
    className="grid size-7 shrink-0 cursor-pointer place-items-center rounded-sm text-muted hover:bg-raised hover:text-ink"
  >
    <Copy aria-hidden="true" className="size-3.5" />
  </button>
)
