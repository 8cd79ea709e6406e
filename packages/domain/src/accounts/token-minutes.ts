import type { TokenPurpose } from './single-use-token.ts'

/** How long a mailed link is good for, in minutes. Apart from the schema of its row: pages say it, too. */
export const TOKEN_MINUTES = {
  'password-reset': 60,
  'email-verification': 3 * 24 * 60,
  'email-change': 60,
} as const satisfies Record<TokenPurpose, number>

/** Between two mails with a link for a new password to one account, no matter who asks; in minutes. */
export const RESET_MAIL_MINUTES = 15
