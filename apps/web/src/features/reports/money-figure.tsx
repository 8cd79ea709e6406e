/** An amount among figures: small enough that a long one stays in one piece, beside the side bar, too. */
export const MoneyFigure = ({ children }: { children: string }) => (
  <span className="text-xl xl:text-2xl">{children}</span>
)
