import { useEffect, useState } from 'react'
import { openHost } from '../host/open-host.ts'

/** An address of the bytes of a file in this page, as long as it is shown; null until they are there, or when they cannot be had. */
export function useFileAddress(id: string): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    let made: string | null = null
    openHost()
      .then((host) => host.openFile(id))
      .then(
        (bytes) => {
          if (isGone) return
          made = URL.createObjectURL(bytes)
          setAddress(made)
        },
        // Its name is there, and can be pressed to try again.
        () => undefined,
      )
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [id])
  return address
}
