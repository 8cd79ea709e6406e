import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RowAction } from './action-button.tsx'
import { RowButton } from './row-button.tsx'

test.each([
  ['that asks', <RowButton key="asks" deed="Edit" row="Jane Doe" onClick={() => {}} />],
  ['that acts', <RowAction key="acts" deed="Edit" row="Jane Doe" onAct={async () => {}} />],
])('a button of a row %s shows its deed, and is called by that and its row', (_, button) => {
  const html = renderToStaticMarkup(button)
  expect(html).toMatch(/^<button (?=[^>]* aria-label="Edit Jane Doe")[^>]*>Edit<\/button>$/)
})
