/** A small tree of a strictly read XML text. No document type, so no entity but the five of XML, and nothing is fetched. */
import { SaxesParser } from 'saxes'
import { Unreadable } from './statement.ts'

export interface XmlNode {
  /** Without its prefix. */
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlNode[]
  readonly text: string
  readonly line: number
}

interface OpenNode extends XmlNode {
  readonly children: XmlNode[]
  text: string
}

const MAX_DEPTH = 40

/** Throws `Unreadable` for what is not well formed, has a document type, or is nested without end. */
export function readXml(text: string): XmlNode {
  const parser = new SaxesParser()
  const root = openNode('', 1)
  const open: OpenNode[] = [root]
  const last = (): OpenNode => open.at(-1) ?? root
  const refuse = () => {
    throw new Unreadable('NOT_WELL_FORMED', parser.line)
  }
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > MAX_DEPTH) refuse()
    const node = openNode(local(name), parser.line, new Map(Object.entries(attributes)))
    last().children.push(node)
    open.push(node)
  })
  parser.on('closetag', () => void open.pop())
  const take = (piece: string) => {
    last().text += piece
  }
  parser.on('text', take)
  parser.on('cdata', take)
  parser.write(text.replace(/^\uFEFF/, '')).close()
  return root.children[0] ?? root
}

const openNode = (
  name: string,
  line: number,
  attributes: ReadonlyMap<string, string> = new Map(),
): OpenNode => ({ name, attributes, children: [], text: '', line })

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/** The nodes at the end of a path below `node`, in their order. */
export function nodesAt(node: XmlNode, ...path: readonly string[]): readonly XmlNode[] {
  const [name, ...rest] = path
  if (name === undefined) return [node]
  return node.children
    .filter((child) => child.name === name)
    .flatMap((child) => nodesAt(child, ...rest))
}

/** The text of the first of them, trimmed; empty where there is none. */
export const textAt = (node: XmlNode, ...path: readonly string[]): string =>
  nodesAt(node, ...path)[0]?.text.trim() ?? ''
