import { SaxesParser } from 'saxes'

/** What stands at each path of a document, in its order: `/Invoice/cbc:ID` -> `['2026-00042']`. */
export function readXml(xml: string): (path: string) => string[] {
  const found: { path: string; text: string }[] = []
  const open: { path: string; text: string }[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    const element = { path: `${open.at(-1)?.path ?? ''}/${name}`, text: '' }
    open.push(element)
    found.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(xml).close()
  return (path) => found.filter((element) => element.path === path).map(({ text }) => text)
}
