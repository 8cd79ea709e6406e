import { readdir, readFile } from 'node:fs/promises'
import { memoryPages, validateXML } from 'xmllint-wasm'

const FOLDER = new URL('./ubl-2.1/', import.meta.url)

/** What the official schema says against a document; empty where nothing. */
export async function checkUbl(xml: string, name: 'Invoice' | 'CreditNote'): Promise<string[]> {
  const names = await readdir(new URL('common/', FOLDER))
  const { errors } = await validateXML({
    xml: [{ fileName: 'document.xml', contents: xml }],
    schema: [{ fileName: 'main.xsd', contents: await readSchema(`maindoc/UBL-${name}-2.1.xsd`) }],
    preload: await Promise.all(
      names.map(async (fileName) => ({
        fileName,
        contents: await readSchema(`common/${fileName}`),
      })),
    ),
    maxMemoryPages: memoryPages.GiB,
  })
  return errors.map(({ message }) => message)
}

/** The checker has no folders. */
const readSchema = async (path: string): Promise<string> =>
  (await readFile(new URL(path, FOLDER), 'utf8')).replaceAll('../common/', '')
