import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EditPrice } from './edit-price.tsx'

export function AddPrice() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Add price
      </Button>
      {isOpen ? <EditPrice price={null} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
