/** Moves a row, and nothing else, so that one of what is in it is seen. */
export function bringIntoRow(row: HTMLElement, chosen: HTMLElement): void {
  const { scrollLeft, clientWidth } = row
  const isSeen =
    chosen.offsetLeft >= scrollLeft &&
    chosen.offsetLeft + chosen.offsetWidth <= scrollLeft + clientWidth - START
  if (!isSeen) row.scrollLeft = chosen.offsetLeft - START
}

/** Of the one before it enough is seen to say that there is one, and the row fades as far at its end; px. */
const START = 40
