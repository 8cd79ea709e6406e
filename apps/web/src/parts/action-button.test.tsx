import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RowButton } from '../ui/row-button.tsx'
import { RowAction } from './action-button.tsx'

test.each([
  ['that asks', <RowButton key="asks" action="Edit" row="Jane Doe" onClick={() => {}} />],
  ['that acts', <RowAction key="acts" action="Edit" row="Jane Doe" onAct={async () => {}} />],
])('a button of a row %s shows its action, and is called by that and its row', (_, button) => {
  const html = renderToStaticMarkup(button)
  expect(html).toMatch(/^<button (?=[^>]* aria-label="Edit Jane Doe")[^>]*>Edit<\/button>$/)
})
