import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EditPanel } from './edit-panel.tsx'
import { usePanels } from './use-panels.ts'

export function AddPanel() {
  const [isOpen, setIsOpen] = useState(false)
  const { data } = usePanels()
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Add panel
      </Button>
      {isOpen && data ? (
        <EditPanel panel={null} kinds={data.kinds} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  )
}
