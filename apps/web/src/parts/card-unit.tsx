/** What the header of an amount says in a table, on a card of a phone that leaves the header out. */
export const CardUnit = ({ children }: { children: string }) => (
  <span className="@xl:hidden">{children}</span>
)
