/** What the header of a value says in a table, on a card of a phone that leaves the header out. */
export const CardUnit = ({ children }: { children: string }) => (
  <span className="@xl:hidden">{children}</span>
)
