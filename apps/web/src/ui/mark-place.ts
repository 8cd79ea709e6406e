/** Where a row is moved to, for the edges that say that there is more. */
export function markPlace(row: HTMLElement): void {
  row.dataset.at = placeIn(row)
}

function placeIn({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Element): 'all' | 'start' | 'middle' | 'end' {
  if (scrollWidth <= clientWidth) return 'all'
  if (scrollLeft < 2) return 'start'
  return scrollLeft + clientWidth > scrollWidth - 2 ? 'end' : 'middle'
}
