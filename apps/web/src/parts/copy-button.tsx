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

export function CopyButton({ text, done, label, children }: CopyButtonProps) {
  async function copy(): Promise<void> {
    await ((await copyText(text)) ? toast(done) : toast(notCopied, 'error'))
  }
  return (
    <Button look="secondary" size="small" aria-label={label} onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4 shrink-0" />
      <span>{children}</span>
    </Button>
  )
}
