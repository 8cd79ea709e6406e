import { Icon } from './icon.tsx'
import { chooseTheme, type ThemeChoice, useThemeChoice } from './theme.ts'

const NEXT: Readonly<Record<ThemeChoice, ThemeChoice>> = {
  dark: 'light',
  light: 'system',
  system: 'dark',
}

const NAMES: Readonly<Record<ThemeChoice, string>> = {
  dark: 'dark',
  light: 'light',
  system: 'as your system has it',
}

/** Goes round dark, light and system. All icons are in the page and CSS shows one, so that the prerendered button is right from the first paint. */
export function ThemeSwitch() {
  const choice = useThemeChoice()
  const next = NEXT[choice]
  return (
    <button
      type="button"
      aria-label="Switch between dark and light"
      title={`Theme: ${NAMES[choice]}. Next: ${NAMES[next]}.`}
      suppressHydrationWarning
      onClick={() => chooseTheme(next)}
      className="icon-button"
    >
      <Icon name="moon" className="size-5 light:hidden system:hidden" />
      <Icon name="sun" className="hidden size-5 light:block system:hidden" />
      <Icon name="system" className="hidden size-5 system:block" />
    </button>
  )
}
