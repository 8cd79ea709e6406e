/** The few icons of the first load, drawn here: an icon library would weigh more than the header. */
const shapes = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  'chevron-down': 'M5 9l7 7 7-7',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  system: 'M3 4h18v12H3zM8 20h8M12 16v4',
  coins: 'M9 3a6 6 0 1 0 0 12a6 6 0 1 0 0-12M18 9.5a6 6 0 1 1-8.5 8.5M9 6.5v5',
  'arrow-forward': 'M3 12h17M13 5l7 7-7 7',
} as const

interface IconProps {
  name: keyof typeof shapes
  className?: string
}

/** Decoration: what it means is said by the text or the label beside it. */
export function Icon({ name, className = 'size-6' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
