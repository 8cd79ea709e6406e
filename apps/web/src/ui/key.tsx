/** A key, as on a keyboard. */
export const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-sm border border-edge px-1.5 font-semibold text-ink text-xs">
    {children}
  </kbd>
)
