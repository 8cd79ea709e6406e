import { Button, type ButtonSize } from '../../../ui/button.tsx'

interface AddPanelProps {
  size?: ButtonSize
  onClick: () => void
}

export const AddPanel = ({ size = 'small', onClick }: AddPanelProps) => (
  <Button size={size} onClick={onClick}>
    Add panel
  </Button>
)
