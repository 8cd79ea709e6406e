import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

interface LeaveDialogProps {
  /** Titles of the sections in which something is not saved. */
  sections: readonly string[]
  onStay: () => void
  onLeave: () => void
}

export const LeaveDialog = ({ sections, onStay, onLeave }: LeaveDialogProps) => (
  <Dialog open onOpenChange={onStay} title="Leave without saving?">
    <div className="flex flex-col gap-5">
      <p>What you typed under {sections.join(', ')} is not saved.</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onStay}>
          Stay
        </Button>
        <Button look="danger" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </div>
  </Dialog>
)
