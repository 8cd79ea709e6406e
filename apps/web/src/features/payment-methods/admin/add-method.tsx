import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EditMethod } from './edit-method.tsx'

export function AddMethod() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        <span>
          Add <span className="max-sm:sr-only">payment </span>method
        </span>
      </Button>
      {isOpen ? <EditMethod method={null} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
