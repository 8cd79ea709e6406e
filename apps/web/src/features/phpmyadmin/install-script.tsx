import { Copy } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { toast } from '../../ui/toast.ts'
import { SCRIPT_ID, script } from './script-source.ts'
import { ScriptText } from './script-text.tsx'

const LINES = script.split('\n').length

/** Its last lines fade: there is more. */
const CUT =
  'max-lg:max-h-[12.5rem] max-lg:overflow-y-hidden lg:h-0 lg:grow after:pointer-events-none after:sticky after:-bottom-4 after:-mx-4 after:h-12 after:bg-linear-to-t sm:after:-mx-5 after:from-surface'

/** Its long lines fade at the side; scrolled there, each can be read to its end. */
const SIDE =
  "grid before:pointer-events-none before:sticky before:-end-4 before:z-1 before:col-start-1 before:row-start-1 before:-me-4 before:w-10 before:justify-self-end before:bg-linear-to-l before:from-surface before:content-[''] sm:before:-end-5 sm:before:-me-5"

/** The installation script to read, scroll and copy: as high as the steps beside it, or below 1024 px its first lines, until somebody asks for all. */
export function InstallScript() {
  const code = useRef<HTMLElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [isWhole, setIsWhole] = useState(false)

  async function copy(): Promise<void> {
    if (await copyText(`${script}\n`)) return toast('Installation script copied to clipboard!')
    select(code)
    await toast(
      'This browser does not let us copy. The script is selected: press Ctrl+C, or Command+C on a Mac.',
      'error',
    )
  }

  function toggle(): void {
    // Folded at its end it would leave whoever read it far below.
    if (isWhole) box.current?.scrollIntoView()
    setIsWhole(!isWhole)
  }

  return (
    <div
      ref={box}
      className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface lg:min-h-96"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-line border-b px-4 py-3 sm:px-5">
        <p className="min-w-0 font-mono text-sm [overflow-wrap:anywhere] max-sm:text-xs">
          install-phpmyadmin.sh <span className="text-muted max-sm:block">{LINES} lines</span>
        </p>
        <Button size="small" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          Copy script
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would lose the white space of the script */}
      <pre
        id={SCRIPT_ID}
        role="region"
        aria-label="Installation script"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className={`overflow-auto ${SIDE} ${isWhole ? '' : CUT} [scrollbar-color:var(--edge)_var(--surface)] px-4 py-4 font-mono text-[0.8125rem] leading-relaxed -outline-offset-2 sm:px-5`}
      >
        <ScriptText code={code} text={script} />
      </pre>
      <button
        type="button"
        aria-expanded={isWhole}
        aria-controls={SCRIPT_ID}
        onClick={toggle}
        className="min-h-11 border-line border-t px-4 text-start text-accent-ink underline underline-offset-4 -outline-offset-2 hover:no-underline sm:px-5"
      >
        {isWhole ? 'Show less' : 'Show all'}
      </button>
    </div>
  )
}

function select(code: RefObject<HTMLElement | null>): void {
  if (code.current) getSelection()?.selectAllChildren(code.current)
}
