import { LoaderCircle } from 'lucide-react'

/** Something is under way; the text beside it says what. */
export function Spinner({ className = 'size-4.5' }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" className={`animate-spin ${className}`} />
}
