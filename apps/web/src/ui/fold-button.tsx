import { ChevronDown } from 'lucide-react'
import { Button } from './button.tsx'

interface FoldButtonProps {
  /** What it opens: the id of the element. */
  controls: string
  isOpen: boolean
  onToggle: () => void
  /** What it says while that is closed, and while it is open. */
  words?: readonly [closed: string, open: string]
  className?: string
}

/** Opens what a narrow screen leaves out, and closes it. */
export const FoldButton = ({
  controls,
  isOpen,
  onToggle,
  words: [closed, open] = ['Details', 'Less'],
  className,
}: FoldButtonProps) => (
  <Button
    look="quiet"
    size="small"
    className={className}
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onToggle}
  >
    {isOpen ? open : closed}
    <ChevronDown aria-hidden="true" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
  </Button>
)
