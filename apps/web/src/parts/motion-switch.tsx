import { pauseMotion, useMotionPaused } from './motion.ts'

/** Stops and starts all that moves by itself on the public pages. Both signs are in the page and CSS shows one, as it was left. */
export function MotionSwitch({ className = '' }: { className?: string }) {
  const isPaused = useMotionPaused()
  return (
    <button
      type="button"
      aria-label={isPaused ? 'Play animations' : 'Pause animations'}
      onClick={() => pauseMotion(!isPaused)}
      className={`inline-flex size-9 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-ink ${className}`}
    >
      <svg viewBox="0 0 24 24" className="size-4 fill-current" aria-hidden="true">
        <path d="M6 4h4v16H6zM14 4h4v16h-4z" className="in-data-[motion=paused]:hidden" />
        <path d="M7 4l13 8-13 8z" className="hidden in-data-[motion=paused]:block" />
      </svg>
    </button>
  )
}
