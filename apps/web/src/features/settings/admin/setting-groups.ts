/** The sections of the screen as operators look for them: what they stand under, and what each is about in a line. */
export interface SettingGroup {
  readonly name: string
  /** In their order, by their ids. */
  readonly about: Readonly<Record<string, string>>
}

export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    name: 'Business',
    about: {
      shop: 'Who sells, and in which currency.',
      contact:
        'Where customers write to you, and the links on your pages. An empty link is not shown.',
      legal: 'Refunds, the line that customers agree to, and the legal pages.',
    },
  },
  {
    name: 'Website',
    about: {
      storefront: 'What pages say of you and your servers.',
      appearance: 'The colours of the pages.',
      questions: 'Questions and answers on the home page and the plan pages.',
      seo: 'How the home page is listed by search engines and shared as a link.',
    },
  },
  {
    name: 'Money',
    about: {
      payment: 'How customers pay.',
      billing: 'When invoices are due, what follows, and the times that customers are told.',
      tax: 'Your numbers, and what is charged in which country.',
    },
  },
  {
    name: 'Access',
    about: {
      features: 'What visitors and customers can do here.',
      accounts: 'How accounts are protected.',
      maintenance: 'Closes the shop while you work on it.',
    },
  },
]
