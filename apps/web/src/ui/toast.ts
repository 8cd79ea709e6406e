import type { ToastKind } from './toaster.tsx'

/** The one door for passing messages. What shows them is loaded with the first message. */
export async function toast(message: string, kind: ToastKind = 'success'): Promise<void> {
  const { showToast } = await import('./toaster.tsx')
  showToast(message, kind)
}
