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
  readonly title: string
  readonly icon: LucideIcon
}

interface ScreenGroup {
  readonly title: string
  readonly screens: readonly AdminScreen[]
}

/** Every screen of the panel in the groups of the seed, section 2. */
export const ADMIN_SCREENS: readonly ScreenGroup[] = [
  { title: 'Main', screens: [{ path: '/admin', title: 'Dashboard', icon: Gauge }] },
  {
    title: 'Client Management',
    screens: [
      { path: '/admin/clients', title: 'Clients', icon: Users },
      { path: '/admin/client-groups', title: 'Client Groups', icon: UsersRound },
    ],
  },
  {
    title: 'Orders & Billing',
    screens: [
      { path: '/admin/orders', title: 'Orders', icon: ShoppingCart },
      { path: '/admin/invoices', title: 'Invoices', icon: ReceiptText },
      { path: '/admin/quotes', title: 'Quotes', icon: FileText },
      { path: '/admin/transactions', title: 'Transactions', icon: Landmark },
      { path: '/admin/gateways', title: 'Payment Gateways', icon: CreditCard },
    ],
  },
  {
    title: 'Products & Services',
    screens: [
      { path: '/admin/products', title: 'Products', icon: Package },
      { path: '/admin/promotions', title: 'Promotions', icon: TicketPercent },
      { path: '/admin/services', title: 'Services', icon: Server },
    ],
  },
  {
    title: 'Domains',
    screens: [
      { path: '/admin/domains', title: 'Domains', icon: Globe },
      { path: '/admin/domain-pricing', title: 'Domain Pricing', icon: Tags },
    ],
  },
  {
    title: 'Support',
    screens: [
      { path: '/admin/tickets', title: 'Tickets', icon: LifeBuoy },
      { path: '/admin/knowledgebase', title: 'Knowledgebase', icon: BookOpen },
      { path: '/admin/announcements', title: 'Announcements', icon: Megaphone },
      { path: '/admin/downloads', title: 'Downloads', icon: Download },
      { path: '/admin/chat', title: 'Live Chat', icon: MessageCircle },
    ],
  },
  {
    title: 'Marketing',
    screens: [
      { path: '/admin/affiliates', title: 'Affiliates', icon: Handshake },
      { path: '/admin/email-marketing', title: 'Email Marketing', icon: Mail },
    ],
  },
  {
    title: 'Reports',
    screens: [
      { path: '/admin/reports', title: 'Reports', icon: ChartLine },
      { path: '/admin/analytics', title: 'Analytics', icon: TrendingUp },
    ],
  },
  {
    title: 'System',
    screens: [
      { path: '/admin/utilities', title: 'Utilities', icon: Wrench },
      { path: '/admin/logs', title: 'Logs', icon: ScrollText },
      { path: '/admin/security', title: 'Security', icon: Shield },
      { path: '/admin/settings', title: 'Settings', icon: Settings },
    ],
  },
]

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
