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
  children: string
}

export function CopyButton({ text, done, children }: CopyButtonProps) {
  async function copy(): Promise<void> {
    await ((await copyText(text)) ? toast(done) : toast(notCopied, 'error'))
  }
  return (
    <Button look="secondary" size="small" onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4" />
      {children}
    </Button>
  )
}
