import type { LucideIcon } from 'lucide-react'
import {
  BookOpen,
  ChartLine,
  CreditCard,
  Download,
  FileText,
  Gauge,
  Globe,
  Handshake,
  Landmark,
  LifeBuoy,
  Mail,
  Megaphone,
  MessageCircle,
  Package,
  ReceiptText,
  ScrollText,
  Server,
  Settings,
  Shield,
  ShoppingCart,
  Tags,
  TicketPercent,
  TrendingUp,
  Users,
  UsersRound,
  Wrench,
} from 'lucide-react'

export interface AdminScreen {
  readonly path: string
  /** A second path to it. */
  readonly alias?: string
  /** As the navigation and the tab name it. */
  readonly title: string
  /** As the seed heads the screen itself, where that differs. */
  readonly heading?: string
  readonly icon: LucideIcon
  /** What a screen that does nothing yet will do, and what to use until then. */
  readonly line?: string
}

interface ScreenGroup {
  readonly title: string
  readonly screens: readonly AdminScreen[]
}

const DASHBOARD: AdminScreen = { path: '/admin', title: 'Dashboard', icon: Gauge }

/** Every screen of the panel in the groups of the seed, section 2. The only place of their titles. */
export const ADMIN_SCREENS: readonly ScreenGroup[] = [
  { title: 'Main', screens: [DASHBOARD] },
  {
    title: 'Client Management',
    screens: [
      {
        path: '/admin/clients',
        alias: '/admin/users',
        title: 'Clients',
        heading: 'User Management',
        icon: Users,
      },
      {
        path: '/admin/client-groups',
        title: 'Client Groups',
        icon: UsersRound,
        line: 'It will sort clients into groups with discounts of their own. Until then, note what was agreed on the client’s page.',
      },
    ],
  },
  {
    title: 'Orders & Billing',
    screens: [
      { path: '/admin/orders', title: 'Orders', icon: ShoppingCart },
      { path: '/admin/invoices', title: 'Invoices', icon: ReceiptText },
      {
        path: '/admin/quotes',
        title: 'Quotes',
        icon: FileText,
        line: 'It will make offers that a client accepts as an order. Until then, send a voucher for a price of its own.',
      },
      {
        path: '/admin/transactions',
        title: 'Transactions',
        icon: Landmark,
        line: 'It will list all money that came in and went out. Until then, payments stand with their invoices and coins with their clients.',
      },
      {
        path: '/admin/gateways',
        title: 'Payment Gateways',
        icon: CreditCard,
        line: 'It will connect payment services. Until then, customers pay with coins or off-site, and you record their payments.',
      },
    ],
  },
  {
    title: 'Products & Services',
    screens: [
      {
        path: '/admin/products',
        title: 'Products',
        icon: Package,
      },
      {
        path: '/admin/promotions',
        title: 'Promotions',
        icon: TicketPercent,
      },
      {
        path: '/admin/services',
        title: 'Services',
        heading: 'Service Management',
        icon: Server,
      },
    ],
  },
  {
    title: 'Domains',
    screens: [
      {
        path: '/admin/domains',
        title: 'Domains',
        icon: Globe,
        line: 'It will register and transfer domains. Until then, customers see and renew the domains you look after for them.',
      },
      {
        path: '/admin/domain-pricing',
        title: 'Domain Pricing',
        icon: Tags,
        line: 'It will set what each ending costs. Until then, every domain has a price of its own.',
      },
    ],
  },
  {
    title: 'Support',
    screens: [
      { path: '/admin/tickets', title: 'Tickets', icon: LifeBuoy },
      {
        path: '/admin/knowledgebase',
        title: 'Knowledgebase',
        icon: BookOpen,
        line: 'It will hold articles that answer what is often asked. Until then, answer in tickets.',
      },
      { path: '/admin/announcements', title: 'Announcements', icon: Megaphone },
      {
        path: '/admin/downloads',
        title: 'Downloads',
        icon: Download,
        line: 'It will offer files to customers. Until then, link to them in announcements and tickets.',
      },
      {
        path: '/admin/chat',
        title: 'Live Chat',
        icon: MessageCircle,
        line: 'It will answer visitors while they write. Until then, they open tickets or write to you from the contact page.',
      },
    ],
  },
  {
    title: 'Marketing',
    screens: [
      {
        path: '/admin/affiliates',
        title: 'Affiliates',
        icon: Handshake,
        line: 'It will reward those who bring customers. Until then, give each a voucher code and see how often it was used.',
      },
      {
        path: '/admin/email-marketing',
        title: 'Email Marketing',
        icon: Mail,
        line: 'It will send mails to the subscribers of the newsletter. Until then, export their addresses under Tickets, Messages.',
      },
    ],
  },
  {
    title: 'Reports',
    screens: [
      {
        path: '/admin/reports',
        title: 'Reports',
        icon: ChartLine,
        line: 'It will show the figures of any period. Until then, the dashboard shows the last 30 days and every list can be exported.',
      },
      {
        path: '/admin/analytics',
        title: 'Analytics',
        icon: TrendingUp,
        line: 'It will count visits and where they lead to orders. Until then, the dashboard shows the orders of the last 30 days.',
      },
    ],
  },
  {
    title: 'System',
    screens: [
      { path: '/admin/utilities', title: 'Utilities', icon: Wrench },
      { path: '/admin/logs', title: 'Logs', icon: ScrollText },
      {
        path: '/admin/security',
        title: 'Security',
        icon: Shield,
        line: 'It will gather who signed in from where. Until then, each account’s sessions stand under Account, and changes under Logs.',
      },
      {
        path: '/admin/settings',
        title: 'Settings',
        icon: Settings,
      },
    ],
  },
]

const SCREENS = ADMIN_SCREENS.flatMap(({ screens }) => screens)

/** The screen at a path, that of the list for one of its records; any other path shows the overview. */
export function screenAt(path: string): AdminScreen {
  const isAt = (start: string | undefined) => path === start || path.startsWith(`${start}/`)
  return (
    SCREENS.find((screen) => screen !== DASHBOARD && (isAt(screen.path) || isAt(screen.alias))) ??
    DASHBOARD
  )
}

/** Whether a path is that of a screen itself, not of one of its records. Some hosts add a slash. */
export function isOwnPath(path: string): boolean {
  const bare = path.replace(/\/+$/, '')
  return SCREENS.some((screen) => screen.path === bare || screen.alias === bare)
}

/** The screens whose title or group has the typed words in it. */
export function findScreens(query: string): readonly AdminScreen[] {
  const words = query.trim().toLowerCase()
  if (words === '') return []
  const screens = ADMIN_SCREENS.flatMap(({ title: group, screens }) =>
    screens.map((screen) => ({ group: group.toLowerCase(), screen })),
  )
  const byTitle = screens.filter(({ screen }) => screen.title.toLowerCase().includes(words))
  const byGroup = screens.filter((entry) => entry.group.includes(words) && !byTitle.includes(entry))
  return [...byTitle, ...byGroup].map(({ screen }) => screen)
}
