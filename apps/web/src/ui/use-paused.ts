import { useEffect, useState } from 'react'

/** The text, once it has not changed for so many ms. */
export function usePaused(text: string, ms: number): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), ms)
    return () => clearTimeout(timer)
  }, [text, ms])
  return paused
}
