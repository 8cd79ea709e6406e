import { SEED_PLANS } from '@hostfront/domain/plans/seed-plans'
import { DEFAULT_SETTINGS } from '@hostfront/domain/settings/default-settings'

function featured(id: keyof typeof DESCRIBED, specs: Specs, features: readonly string[]) {
  const plan = SEED_PLANS.find((each) => each.id === id)
  if (!plan) throw new Error(`The seed has no plan ${id}`)
  return { ...plan, description: DESCRIBED[id], specs, features: [...features] }
}

const DESCRIBED = {
  'featured-samp-starter': 'A San Andreas Multiplayer server in Frankfurt.',
  'featured-mta-professional': 'A Multi Theft Auto server in Frankfurt.',
  'featured-vps-premium': 'A virtual private server in Frankfurt.',
}

type Specs = (typeof SEED_PLANS)[number]['specs']

const game = ['DDoS protection', 'NVMe storage', 'Instant setup']

/** Rows that shops opened with up to version 4 of the document and that are seeded otherwise today. */
export const onceSeeded = {
  settings: {
    ...DEFAULT_SETTINGS,
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
  },
  plans: [
    featured('featured-samp-starter', { slots: 500, ram: 2, cpu: 1, storage: 10 }, [
      '500 slots',
      '1 vCPU',
      '2 GB RAM',
      '10 GB NVMe',
      ...game,
    ]),
    featured('featured-mta-professional', { slots: 200, ram: 4, cpu: 2, storage: 15 }, [
      '200 slots',
      '2 vCPU',
      '4 GB RAM',
      '15 GB NVMe',
      ...game,
    ]),
    featured('featured-vps-premium', { slots: null, ram: 12, cpu: 6, storage: 250 }, [
      '6 vCPU',
      '12 GB RAM',
      '250 GB SSD',
      '10 Gbps uplink',
      'DDoS protection',
      'NVMe storage',
    ]),
  ],
}
