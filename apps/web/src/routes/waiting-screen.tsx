import { LogoMark } from '../ui/logo.tsx'

/** Shown until the first screen's code has arrived where no prerendered page does. */
export function WaitingScreen() {
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center gap-4">
      <LogoMark className="size-10 animate-pulse" />
      <p className="text-muted">Loading...</p>
    </div>
  )
}
