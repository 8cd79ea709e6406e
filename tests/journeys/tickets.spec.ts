import { edition, openFreshShop } from './edition.ts'
import { expect, test } from './journey.ts'
import { logIn, logInAsAdmin, logOut, register } from './steps/account.ts'
import { openDashboardOf, openPanel, openSampleShop } from './steps/beginning.ts'
import { openDashboardTab } from './steps/dashboard.ts'
import { ownName } from './steps/own-name.ts'
import { openRoute } from './steps/route.ts'
import { admitShownClient } from './steps/samples.ts'
import { openFromQueue, openTicket, writeAsTeam } from './steps/tickets.ts'
import { expectToast } from './steps/toast.ts'

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>'

test('a customer asks, the team answers, and its notes stay with it', async ({ page, jane }) => {
  test.setTimeout(120_000)
  const { admin } = await openFreshShop(page)
  const subject = ownName(`Lag ${MARKUP}`)
  const noted = ownName('The third this week')
  await register(page, { ...jane, name: `Jane ${MARKUP}` })
  await logIn(page, jane)

  await test.step('a ticket says what it needs, and then stands as a conversation', async () => {
    await openDashboardTab(page, 'Support')
    await expect(page.getByText('No tickets yet')).toBeVisible()
    await page.getByRole('button', { name: 'Open a ticket' }).click()
    const dialog = page.getByRole('dialog', { name: 'Open a ticket' })
    await dialog.getByRole('button', { name: 'Open ticket' }).click()
    await expect(dialog.getByLabel('Subject')).toHaveAccessibleDescription(
      'Please fill in this field.',
    )
    await dialog.getByRole('button', { name: 'Back' }).click()
    await openTicket(page, { subject, message: `Since yesterday ${MARKUP}` })
    await expect(page.getByRole('log').getByText(`Since yesterday ${MARKUP}`)).toBeVisible()
    await logOut(page)
  })

  await test.step('the team sorts it in, notes something and answers', async () => {
    await logInAsAdmin(page, admin)
    await openRoute(page, '/admin/tickets')
    await page.getByRole('searchbox', { name: 'Search tickets' }).fill(subject)
    const row = page.getByRole('row').filter({ hasText: subject })
    await expect(row).toContainText(`Jane ${MARKUP}`)
    await expect(row.getByText('Open', { exact: true })).toBeVisible()
    await expect(row.getByText(`Since yesterday ${MARKUP}`)).toBeVisible()
    await expect(row).toContainText(/unanswered \d+ min/)
    await expect(row.getByRole('cell', { name: 'High', exact: true })).toBeVisible()
    await openFromQueue(page, subject)
    await page.getByRole('button', { name: 'Assign to me' }).click()
    await expect(page.getByRole('button', { name: 'Assign to me' })).toBeHidden()
    await page.getByLabel('Priority').selectOption('Low')
    await expectToast(page, 'Ticket updated')
    await writeAsTeam(page, 'Note', noted)
    await writeAsTeam(page, 'Note', `${noted}, again`)
    await expect(page.getByText('Internal note').first()).toBeVisible()
    await expect(page.getByLabel('Status')).toHaveValue('open')
    await writeAsTeam(page, 'Reply', 'It runs again. (See https://status.example/a?b=1).')
    const link = page.getByRole('log').getByRole('link')
    await expect(link).toHaveText('https://status.example/a?b=1')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    await expect(page.getByLabel('Status')).toHaveValue('answered')
    await openRoute(page, '/admin/tickets?assigned=me&status=answered')
    await expect(page.getByRole('link', { name: subject, exact: true })).toBeVisible()
    await openRoute(page, '/admin/tickets?assigned=nobody&status=all')
    await expect(page.getByRole('link', { name: subject, exact: true })).toBeHidden()
    await logOut(page)
  })

  await test.step('the customer is told, reads the answer alone, writes, closes and reopens', async () => {
    await logIn(page, jane)
    await page.getByRole('button', { name: 'Notifications' }).click()
    await page.getByRole('link', { name: `Your ticket “${subject}” has an answer.` }).click()
    const conversation = page.getByRole('log')
    await expect(conversation.getByText('It runs again.')).toBeVisible()
    await expect(page.getByText(noted)).toHaveCount(0)
    await expect(conversation.getByRole('listitem')).toHaveCount(2)
    await page.getByRole('link', { name: 'All tickets' }).click()
    const row = page.getByRole('row').filter({ hasText: subject })
    await expect(row.getByText('Answered', { exact: true })).toBeVisible()
    await row.getByRole('link', { name: 'Read the answer' }).click()
    await expect(conversation.getByText('It runs again.')).toBeVisible()
    await page.getByRole('button', { name: 'Close ticket' }).click()
    await expectToast(page, 'Ticket closed')
    await page.getByRole('button', { name: 'Reopen ticket' }).click()
    await expectToast(page, 'Ticket reopened')
    await page.getByLabel('Your reply').fill('Thank you.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(conversation.getByText('Thank you.')).toBeVisible()
    await expect(page.getByLabel('Your reply')).toHaveValue('')
    await page.reload()
    await expect(conversation.getByRole('listitem')).toHaveCount(3)
    await expect(page).toHaveTitle(/^Support/)
    await logOut(page)
  })

  await test.step('the team has the last word, and closes the ticket with it', async () => {
    await logInAsAdmin(page, admin)
    await openFromQueue(page, subject)
    await page.getByLabel('Reply', { exact: true }).fill('You are welcome.')
    await page.getByLabel('Close the ticket after sending').check()
    await page.getByRole('button', { name: 'Send and close' }).click()
    await expectToast(page, 'Reply sent, ticket closed')
    await expect(page.getByLabel('Status')).toHaveValue('closed')
    await expect(page.getByLabel('Close the ticket after sending')).not.toBeChecked()
  })
})

test('the team says which of the customer’s services a ticket is about', async ({ page }) => {
  test.setTimeout(120_000)
  const { admin } = await openSampleShop(page)
  const client = await admitShownClient(page)
  await logOut(page)
  await logIn(page, client)
  const subject = ownName('Lag')
  await openTicket(page, { subject, message: 'Since yesterday.' })
  const facts = page.getByRole('complementary', { name: 'About this ticket' })
  await expect(facts).toContainText('Opened')
  await expect(facts.getByRole('link')).toHaveCount(0)
  const address = page.url()
  await logOut(page)

  await logInAsAdmin(page, admin)
  await openFromQueue(page, subject)
  const choice = page.getByLabel('Related service')
  await expect(choice).toHaveValue('')
  await choice.selectOption({ index: 1 })
  await expectToast(page, 'Ticket updated')
  const path = `/admin/services/${await choice.inputValue()}`
  const service = facts.locator(`a[href="${path}"]`)
  await expect(service).toBeVisible()
  // Behind it the choice has the plan.
  const name = (await choice.locator('option:checked').innerText()).replace(/ \([^(]*\)$/, '')
  await choice.selectOption('None')
  await expect(service).toHaveCount(0)
  await choice.selectOption({ index: 1 })
  await expect(service).toBeVisible()
  await page.reload()
  await expect(service).toBeVisible()
  await logOut(page)

  await logIn(page, client)
  await openRoute(page, new URL(address).pathname + new URL(address).search)
  await expect(facts.getByRole('link', { name })).toHaveAttribute(
    'href',
    /^\/dashboard\/services\//,
  )
})

test('what is written on one side appears on the other without a reload', async ({
  page,
  context,
}) => {
  await openPanel(page)
  const subject = ownName('Live')
  await openTicket(page, { subject, message: 'Do you read this?' })
  const staff = await context.newPage()
  await openFromQueue(staff, subject)
  await writeAsTeam(staff, 'Reply', 'At once.')
  await expect(page.getByRole('log').getByText('At once.')).toBeVisible()
  await page.getByLabel('Your reply').fill('So do I.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(staff.getByRole('log').getByText('So do I.')).toBeVisible()
})

test('what visitors write and who reads the newsletter stand in the panel', async ({ page }) => {
  const { admin } = await openFreshShop(page)
  const subject = ownName(`Slots ${MARKUP}`)
  await openRoute(page, '/contact')
  const form = page.getByRole('main')
  await form.getByLabel('Name').fill('Tim')
  await form.getByLabel('Email').fill('tim@example.com')
  await form.getByLabel('Subject').fill(subject)
  await form.getByLabel('Message').fill('How many?')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expectToast(page, 'Your message has been sent! We will get back to you soon.')
  const reader = `${ownName('reader').replace(' ', '-')}@example.com`
  await page.getByLabel('Email address').fill(reader)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expectToast(page, 'Thanks for subscribing!')

  await logInAsAdmin(page, admin)
  await openRoute(page, '/admin/tickets')
  await page.getByRole('link', { name: 'Messages' }).click()
  await page.getByRole('searchbox', { name: 'Search messages' }).fill(subject)
  const row = page.getByRole('row').filter({ hasText: subject })
  await expect(row).toContainText('How many?')
  await expect(row.getByRole('link', { name: 'tim@example.com' })).toHaveAttribute(
    'href',
    `mailto:tim@example.com?subject=${encodeURIComponent(`Re: ${subject}`)}`,
  )
  await page.getByRole('link', { name: 'Subscribers' }).click()
  await page.getByRole('searchbox', { name: 'Search subscribers' }).fill(reader)
  await expect(page.getByRole('link', { name: reader })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/subscribers.*\.csv$/)
})

test('while tickets are switched off the dashboard says how to reach the team', async ({
  page,
}) => {
  test.skip(edition === 'server', 'it would change the shop that all journeys share')
  await openPanel(page)
  await openTicket(page, { subject: 'Before', message: 'Is it on?' })
  await openRoute(page, '/admin/settings?section=features')
  await page.getByRole('checkbox', { name: 'Tickets' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Settings saved')
  await openDashboardTab(page, 'Support')
  await expect(page.getByText('Tickets are switched off')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open a ticket' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Before' }).click()
  await expect(page.getByRole('log').getByText('Is it on?')).toBeVisible()
  await expect(page.getByLabel('Your reply')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible()
})

test('what is written from right to left is read so, and the rest is not', async ({
  page,
  jane,
}) => {
  await openDashboardOf(page, jane)
  const subject = ownName('الخادم بطيء')
  const message = 'الخادم بطيء منذ الأمس (SAMP).'
  await openTicket(page, { subject, message })
  await expect(page.getByRole('heading', { name: subject })).toHaveCSS('direction', 'rtl')
  await expect(page.getByText(message)).toHaveCSS('direction', 'rtl')
  await page.getByLabel('Your reply').fill('It runs again.')
  await expect(page.getByLabel('Your reply')).toHaveCSS('direction', 'ltr')
  await page.getByLabel('Your reply').fill(message)
  await expect(page.getByLabel('Your reply')).toHaveCSS('direction', 'rtl')
  await expect(page.getByRole('link', { name: 'All tickets' })).toHaveCSS('direction', 'ltr')
})
