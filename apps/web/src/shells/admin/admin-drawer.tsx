import { Menu } from 'lucide-react'
import { useOpener } from '../../parts/use-opener.ts'

const loadPanel = async () => (await import('./admin-drawer-panel.tsx')).AdminDrawerPanel

/** The side bar of small screens. */
export function AdminDrawer() {
  const { button, opened } = useOpener('dialog', loadPanel)
  return (
    <>
      <button
        type="button"
        {...button}
        className="inline-flex size-10 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-ink lg:hidden"
      >
        <span className="sr-only">Open menu</span>
        <Menu aria-hidden="true" className="size-5" />
      </button>
      {opened ? <opened.Part opener={opened.opener} /> : null}
    </>
  )
}
