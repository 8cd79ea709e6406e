import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, logOut, register } from './steps/account.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { ownName } from './steps/own-name.ts'
import { openFromQueue, writeAsTeam } from './steps/tickets.ts'
import { expectToast } from './steps/toast.ts'

const SECRET = 'GPS 33.5731 N 7.5898 W'

/** A photo of 2600 × 1300 as a phone writes it: with the place where it was taken. */
async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 2600
    canvas.height = 1300
    const context = canvas.getContext('2d')
    if (!context) return ''
    context.fillStyle = '#2563eb'
    context.fillRect(0, 0, 2600, 1300)
    context.fillStyle = '#fff'
    context.font = '300px sans-serif'
    context.fillText('Paid 45.00', 300, 750)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const bytes = Buffer.from(base64, 'base64')
  const exif = Buffer.from(`Exif\0\0${SECRET}`)
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([bytes.subarray(0, 2), head, exif, bytes.subarray(2)])
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

const pixelsOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])

test('a ticket with a picture and a document is read by both sides, a note’s file by the team', async ({
  page,
  jane,
}) => {
  test.setTimeout(120_000)
  const { admin } = await openFreshShop(page)
  const subject = ownName('Receipt')
  await register(page, jane)
  await logIn(page, jane)
  const conversation = page.getByRole('log')

  await test.step('the customer chooses files, takes one back, and is told what is not taken', async () => {
    await openDashboardTab(page, 'Support')
    await page.getByRole('button', { name: 'Open a ticket' }).click()
    const dialog = page.getByRole('dialog', { name: 'Open a ticket' })
    await dialog.getByLabel('Subject').fill(subject)
    await dialog.getByLabel('Message').fill('I have paid.')
    const field = dialog.getByLabel('Files')
    await field.setInputFiles([
      { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await photo(page) },
      { name: 'slip.pdf', mimeType: 'application/pdf', buffer: PDF },
    ])
    await expect(dialog.getByText('Ready')).toHaveCount(2)
    await field.setInputFiles({
      name: 'page.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<html><script>alert(1)</script>'),
    })
    await expect(dialog.getByText(/page\.png: Only pictures/)).toBeVisible()
    await field.setInputFiles({ name: 'twice.pdf', mimeType: 'application/pdf', buffer: PDF })
    await expect(dialog.getByText('Ready')).toHaveCount(3)
    await dialog.getByRole('button', { name: 'Remove twice.pdf' }).click()
    await expect(dialog.getByText('Ready')).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Open ticket' }).click()
    await expectToast(page, 'Ticket opened')
  })

  await test.step('the picture was drawn anew: smaller, and without the place', async () => {
    const picture = conversation.getByRole('img', { name: 'IMG_2041.webp' })
    await expect(picture).toBeVisible()
    expect(await pixelsOf(picture)).toEqual([2000, 1000])
    await conversation.getByRole('button', { name: 'IMG_2041.webp' }).click()
    const dialog = page.getByRole('dialog', { name: 'IMG_2041.webp' })
    await expect(dialog.getByRole('img')).toBeVisible()
    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Save picture' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe('IMG_2041.webp')
    const bytes = await readFile(await saved.path())
    expect(bytes.length).toBeLessThan(350 * 1024)
    expect(bytes.includes('GPS')).toBe(false)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('a screenshot that is pasted into the reply goes along', async () => {
    await page.getByLabel('Your reply').fill('And the app says this.')
    await page.getByLabel('Your reply').evaluate((area) => {
      const canvas = document.createElement('canvas')
      canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
      canvas.toBlob((blob) => {
        const clipboardData = new DataTransfer()
        clipboardData.items.add(new File([blob ?? ''], 'image.png', { type: 'image/png' }))
        const paste = new ClipboardEvent('paste', {
          clipboardData,
          bubbles: true,
          cancelable: true,
        })
        area.dispatchEvent(paste)
      })
    })
    await expect(page.getByText('Ready')).toBeVisible()
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(conversation.getByRole('img', { name: 'image.webp' })).toBeVisible()
    await expect(page.getByText('Ready')).toHaveCount(0)
    await logOut(page)
  })

  await test.step('the team sees them, answers with a document, and notes with another', async () => {
    await logInAsAdmin(page, admin)
    await openFromQueue(page, subject)
    await expect(conversation.getByRole('img', { name: 'IMG_2041.webp' })).toBeVisible()
    const saving = page.waitForEvent('download')
    await conversation.getByRole('button', { name: /^slip\.pdf/ }).click()
    expect((await saving).suggestedFilename()).toBe('slip.pdf')
    const attach = (name: string) =>
      page
        .getByLabel('Files', { exact: true })
        .setInputFiles({ name, mimeType: 'application/pdf', buffer: PDF })
    await page.getByLabel('Internal note').check()
    await attach('suspicious.pdf')
    await expect(page.getByText('Ready')).toBeVisible()
    await writeAsTeam(page, 'Note', 'The same slip as last month?')
    await expect(conversation.getByRole('button', { name: /^suspicious\.pdf/ })).toBeVisible()
    await page.getByLabel('Reply to the customer').check()
    await attach('answer.pdf')
    await expect(page.getByText('Ready')).toBeVisible()
    await writeAsTeam(page, 'Reply', 'Thank you.')
    await logOut(page)
  })

  await test.step('the customer gets the answer’s file, not the note’s', async () => {
    await logIn(page, jane)
    await openDashboardTab(page, 'Support')
    await page.getByRole('link', { name: subject }).click()
    await expect(conversation.getByRole('button', { name: /^answer\.pdf/ })).toBeVisible()
    await expect(conversation.getByRole('button', { name: /^suspicious/ })).toHaveCount(0)
  })
})
