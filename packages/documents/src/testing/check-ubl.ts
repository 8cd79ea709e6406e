import { readdir, readFile } from 'node:fs/promises'
import { memoryPages, validateXML } from 'xmllint-wasm'

const FOLDER = new URL('./ubl-2.1/', import.meta.url)

/** What the official schema says against a document; empty where nothing. */
export async function checkUbl(xml: string, name: 'Invoice' | 'CreditNote'): Promise<string[]> {
  const names = (await readdir(FOLDER)).filter((fileName) => fileName.endsWith('.xsd'))
  const { errors } = await validateXML({
    xml: [{ fileName: 'document.xml', contents: xml }],
    schema: [{ fileName: 'main.xsd', contents: await readSchema(`UBL-${name}-2.1.xsd`) }],
    preload: await Promise.all(
      names.map(async (fileName) => ({
        fileName,
        contents: await readSchema(fileName),
      })),
    ),
    maxMemoryPages: memoryPages.GiB,
  })
  return errors.map(({ message }) => message)
}

/** Neither here nor in the checker are they in folders. */
const readSchema = async (fileName: string): Promise<string> =>
  (await readFile(new URL(fileName, FOLDER), 'utf8')).replaceAll('../common/', '')
