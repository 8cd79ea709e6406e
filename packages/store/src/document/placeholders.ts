import type { RawDocument } from './raw-document.ts'

/** What was in a new shop's settings in place of what only its operator can know. */
const PLACEHOLDERS: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  contactEmail: 'support@hostfront.example',
  paymentsEmail: 'payments@hostfront.example',
  discordLink: 'https://discord.com/',
  whatsappLink: 'https://wa.me/',
  gamePanelLink: 'https://panel.hostfront.example/',
  databasePanelLink: 'https://panel.hostfront.example/phpmyadmin/',
  socialLinks: {
    github: 'https://github.com/',
    instagram: 'https://www.instagram.com/',
    facebook: 'https://www.facebook.com/',
  },
  paymentDetails: {
    cashplus: 'Pay at any cashPlus agency to the name and number our team sends you.',
    paypal: 'Send the amount to the PayPal address our team gives you.',
    'bank-transfer': 'Transfer the amount to the bank account our team sends you.',
    'orange-money': 'Transfer the amount with the Orange Money app to our company account.',
    'inwi-money': 'Transfer the amount with the Inwi Money app to our company account.',
  },
}

/** Settings that nobody has changed count as not set; what an operator has typed stays. */
export function withoutPlaceholders(document: RawDocument): RawDocument {
  return 'settings' in document
    ? { ...document, settings: emptied(document.settings, PLACEHOLDERS) }
    : document
}

/** What is no group of texts is left as it is, to be refused by those who read the rows. */
function emptied(values: unknown, placeholders: typeof PLACEHOLDERS): unknown {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const placeholder = Object.hasOwn(placeholders, name) ? placeholders[name] : undefined
      if (typeof placeholder === 'object') return [name, emptied(value, placeholder)]
      return [name, value === placeholder ? '' : value]
    }),
  )
}
