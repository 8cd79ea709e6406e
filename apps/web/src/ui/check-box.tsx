interface CheckBoxProps {
  label: string
  isChecked: boolean
  /** Some of what it represents is ticked, not all. */
  isMixed?: boolean
  onToggle: () => void
  /** Beside the box; without it the label is only said. */
  isLabelShown?: boolean
  /** The key that ticks it, where its list hears keys. */
  letter?: string
}

/** The browser's own box, on a ground that a thumb can hit. */
export function CheckBox({
  label,
  isChecked,
  isMixed = false,
  onToggle,
  isLabelShown = false,
  letter,
}: CheckBoxProps) {
  return (
    <label className="inline-flex min-h-8 min-w-8 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        checked={isChecked}
        // Said by no attribute: a page can only set it.
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        onChange={onToggle}
        aria-keyshortcuts={letter}
        data-action={letter && 'Tick or untick'}
        className="size-4.5 shrink-0 accent-accent-ink"
      />
      <span className={isLabelShown ? 'text-sm' : 'sr-only'}>{label}</span>
    </label>
  )
}
