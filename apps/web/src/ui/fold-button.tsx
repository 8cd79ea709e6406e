import { Button } from './button.tsx'

interface FoldButtonProps {
  /** What it opens: the id of the element. */
  controls: string
  isOpen: boolean
  onToggle: () => void
  className?: string
}

/** Opens what a narrow screen leaves out, and closes it. */
export const FoldButton = ({ controls, isOpen, onToggle, className }: FoldButtonProps) => (
  <Button
    look="quiet"
    size="small"
    className={className}
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onToggle}
  >
    {isOpen ? 'Less' : 'Details'}
  </Button>
)
