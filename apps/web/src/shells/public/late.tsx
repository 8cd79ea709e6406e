import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** What is no part of the prerendered page: mounted once the page is alive. */
export function Late({ children }: { children: ReactNode }) {
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => setIsAlive(true), [])
  return isAlive ? <Suspense>{children}</Suspense> : null
}
