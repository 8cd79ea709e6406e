import { expect, type Locator, type Page } from '@playwright/test'

/** What the page says about where its data is. */
export const storageNotice = (page: Page): Locator => page.getByLabel('Storage', { exact: true })

/** Downloads by the named button and answers the file's text. */
export async function downloadText(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    storageNotice(page).getByRole('button', { name: button }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

/** Downloads the shop and expects the seed's administrator in it. */
export async function expectExport(page: Page): Promise<void> {
  const shop = JSON.parse(await downloadText(page, 'Download a copy'))
  expect(shop.users).toContainEqual(expect.objectContaining({ role: 'admin', coins: 1_000_000 }))
}

/** Where the embedded edition keeps its rows; the value of each is `{ collection, row }`. */
const DATABASE = { name: 'hostfront', rows: 'rows' }

/** Writes into the stored rows behind the shop's back: `change` gets each record and answers what to store instead. */
export async function tamper(page: Page, change: (record: StoredRecord) => unknown): Promise<void> {
  await page.evaluate(
    async ({ name, rows, source }) => {
      const alter = new Function(`return (${source})`)() as typeof change
      const database = await answer(indexedDB.open(name))
      const store = database.transaction(rows, 'readwrite').objectStore(rows)
      for (const record of await answer(store.getAll())) {
        const changed = alter(structuredClone(record))
        if (changed) await answer(store.put(changed))
      }
      database.close()

      function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
        return new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      }
    },
    { ...DATABASE, source: change.toString() },
  )
}

/** Whether the shop has stored itself: it has found nothing wrong, or nothing at all. */
export function hasStoredShop(page: Page): Promise<boolean> {
  return page.evaluate(async ({ name }) => {
    // Opening one that is not there would make it, and be in the shop's way.
    const isThere = (await indexedDB.databases()).some((database) => database.name === name)
    if (!isThere) return false
    return new Promise<boolean>((resolve) => {
      indexedDB.open(name).onsuccess = (event) => {
        const database = (event.target as IDBOpenDBRequest).result
        const found = database.transaction('meta').objectStore('meta').get('shop')
        found.onsuccess = () => resolve(found.result !== undefined)
        database.close()
      }
    })
  }, DATABASE)
}

export interface StoredRecord {
  collection: string
  row: Record<string, unknown> & { id: string }
}

/** Makes every write fail from now on, until the page is left. */
export async function breakWrites(page: Page, errorName: string): Promise<void> {
  await page.evaluate((name) => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Broken on purpose', name)
    }
  }, errorName)
}

/** Keeps every later write waiting, until the page is left: a transaction over all rows that never ends. */
export async function holdWrites(page: Page): Promise<void> {
  await page.evaluate(
    ({ name, rows }) =>
      new Promise<void>((resolve) => {
        indexedDB.open(name).onsuccess = (event) => {
          const database = (event.target as IDBOpenDBRequest).result
          const store = database
            .transaction([...database.objectStoreNames], 'readwrite')
            .objectStore(rows)
          const goOn = () => {
            store.count().onsuccess = goOn
          }
          goOn()
          resolve()
        }
      }),
    DATABASE,
  )
}
