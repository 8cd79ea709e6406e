import { Icon } from './icon.tsx'
import { setTheme, useTheme } from './theme.ts'

/** Both icons are in the page and CSS shows one, so that the prerendered button is right from the first paint. */
export function ThemeSwitch() {
  const next = useTheme() === 'light' ? 'dark' : 'light'
  return (
    <button
      type="button"
      aria-label="Switch between dark and light"
      title={`Switch to the ${next} theme`}
      suppressHydrationWarning
      onClick={() => setTheme(next)}
      className="inline-flex size-10 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-ink"
    >
      <Icon name="sun" className="size-5 light:hidden" />
      <Icon name="moon" className="hidden size-5 light:block" />
    </button>
  )
}
