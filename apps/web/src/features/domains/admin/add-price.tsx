import { Button, type ButtonSize } from '../../../ui/button.tsx'

interface AddPriceProps {
  size?: ButtonSize
  onClick: () => void
}

export const AddPrice = ({ size = 'small', onClick }: AddPriceProps) => (
  <Button size={size} onClick={onClick}>
    Add price
  </Button>
)
