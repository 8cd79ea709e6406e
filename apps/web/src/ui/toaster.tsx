import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import 'sonner/dist/styles.css'
import { useToastSpot } from './use-toast-spot.ts'

export type ToastKind = 'success' | 'error' | 'info'

let isMounted = false

const marks: Record<ToastKind, string> = { success: 'bg-ok', error: 'bg-bad', info: 'bg-info' }

/** Seed, section 9: 4000 ms, at most three at a time, 356 px wide. */
export function showToast(message: string, kind: ToastKind): void {
  mount()
  toast.custom(
    () => (
      <p
        role={kind === 'error' ? 'alert' : 'status'}
        className="flex w-full items-center gap-3 rounded-md border border-line font-sans bg-raised px-4 py-3 text-base text-ink lifted"
      >
        <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${marks[kind]}`} />
        {message}
      </p>
    ),
    // Where a screen has no room beside its controls, they can still be pressed.
    { duration: 4000, className: 'w-full', style: { pointerEvents: 'none' } },
  )
}

function mount(): void {
  if (isMounted) return
  isMounted = true
  const root = document.createElement('div')
  document.body.append(root)
  createRoot(root).render(<PlacedToaster />)
}

function PlacedToaster() {
  const { side, bottom, margin } = useToastSpot()
  return (
    <Toaster
      visibleToasts={3}
      position={`bottom-${side}`}
      offset={{ bottom, [side]: margin }}
      mobileOffset={{ bottom, left: margin, right: margin }}
      containerAriaLabel="Messages"
    />
  )
}
