import type { MailMessage } from '@hostfront/domain/mail/mail-message'
import { escapeHtml } from '../escape-html.ts'
import type { MailWords, ShopFacts } from './mail-phrases.ts'
import { wordsOf } from './mail-words.ts'

export interface RenderedMail {
  /** One line. */
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where the mail leads. In mails that carry a token it is a key to the account. */
  readonly link: string
}

/**
 * Puts a message into words, as text and as HTML. Names are whatever a stranger typed: they are cut to one line,
 * escaped in the HTML, and left out of the greeting when they could pass for more than a name.
 * `publicUrl` is the address of the shop without a path.
 */
export function renderMail(message: MailMessage, shop: ShopFacts, publicUrl: string): RenderedMail {
  const words = wordsOf(message, shop)
  const link = publicUrl.replace(/\/+$/, '') + words.action.path
  const subject = oneLine(words.subject)
  const paragraphs = [greet(message.name), ...words.paragraphs.map(oneLine)]
  const siteName = oneLine(shop.siteName)
  return {
    subject,
    text: [...paragraphs, `${words.action.label}:\n${link}`, `-- \n${siteName}`].join('\n\n'),
    html: renderHtml(subject, paragraphs, { label: words.action.label, link }, siteName),
    link,
  }
}

/**
 * Strangers can register somebody else's address under a name like "Win now: evil.example", and a greeting would
 * deliver it. Only what looks like a name is repeated.
 */
function greet(name: string): string {
  const line = oneLine(name)
  const isPlain = /^[\p{L}\p{M}\p{N} .,'’_-]{1,60}$/u.test(line) && !/\.\S/.test(line)
  return isPlain ? `Hello ${line},` : 'Hello,'
}

/** No line break or other control character, so that it fits a header and forges no other one. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ').trim()
}

function renderHtml(
  subject: string,
  paragraphs: readonly string[],
  action: { label: MailWords['action']['label']; link: string },
  siteName: string,
): string {
  const body = paragraphs.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`)
  const link = escapeHtml(action.link)
  // No colour of the page is set but the button's, so light and dark readers both keep their own.
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px">
<div style="max-width:560px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">
${body.join('\n')}
<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1f2a37;border:1px solid #8a94a0;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px">Or open this address: <a href="${link}">${link}</a></p>
<p style="margin:0;font-size:14px">${escapeHtml(siteName)}</p>
</div>
</body>
</html>
`
}
