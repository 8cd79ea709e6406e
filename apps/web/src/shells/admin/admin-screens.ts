import type { Permission } from '@hostfront/domain/accounts/permission'
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
  PackageCheck,
  Plug,
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
  /** What an account must be allowed to find it. */
  readonly needs: Permission
  /** What a screen that does nothing yet will do, and what to use until then. */
  readonly line?: string
  /** The screen to use until then. */
  readonly instead?: string
}

export interface ScreenGroup {
  readonly title: string
  readonly screens: readonly AdminScreen[]
}

export const DASHBOARD: AdminScreen = {
  path: '/admin',
  needs: 'admin.enter',
  title: 'Dashboard',
  icon: Gauge,
}

/** Every screen of the panel in the groups of the seed, section 2. The only place of their titles, and of what each needs. */
export const ADMIN_SCREENS: readonly ScreenGroup[] = [
  { title: 'Main', screens: [DASHBOARD] },
  {
    title: 'Client Management',
    screens: [
      {
        path: '/admin/clients',
        needs: 'clients.read',
        alias: '/admin/users',
        title: 'Clients',
        heading: 'User Management',
        icon: Users,
      },
      {
        path: '/admin/client-groups',
        needs: 'clients.change',
        title: 'Client Groups',
        icon: UsersRound,
        line: 'Client groups will have discounts of their own. Until then, note what was agreed on the client’s page.',
        instead: '/admin/clients',
      },
    ],
  },
  {
    title: 'Orders & Billing',
    screens: [
      { path: '/admin/orders', needs: 'orders.read', title: 'Orders', icon: ShoppingCart },
      { path: '/admin/invoices', needs: 'invoices.read', title: 'Invoices', icon: ReceiptText },
      {
        path: '/admin/quotes',
        needs: 'orders.read',
        title: 'Quotes',
        icon: FileText,
        line: 'Quotes will be offers that a client accepts as an order. Until then, send a voucher for a price of its own.',
        instead: '/admin/promotions',
      },
      {
        path: '/admin/transactions',
        needs: 'invoices.read',
        title: 'Transactions',
        icon: Landmark,
      },
      {
        path: '/admin/gateways',
        needs: 'settings.change',
        title: 'Payment Gateways',
        icon: CreditCard,
      },
    ],
  },
  {
    title: 'Products & Services',
    screens: [
      { path: '/admin/products', needs: 'plans.change', title: 'Products', icon: Package },
      {
        path: '/admin/promotions',
        needs: 'vouchers.change',
        title: 'Promotions',
        icon: TicketPercent,
      },
      {
        path: '/admin/services',
        needs: 'services.read',
        title: 'Services',
        heading: 'Service Management',
        icon: Server,
      },
      { path: '/admin/delivery', needs: 'delivery.read', title: 'Delivery', icon: PackageCheck },
      { path: '/admin/panels', needs: 'panels.read', title: 'Panels', icon: Plug },
    ],
  },
  {
    title: 'Domains',
    screens: [
      { path: '/admin/domains', needs: 'domains.read', title: 'Domains', icon: Globe },
      {
        path: '/admin/domain-pricing',
        needs: 'settings.change',
        title: 'Domain Pricing',
        icon: Tags,
      },
    ],
  },
  {
    title: 'Support',
    screens: [
      { path: '/admin/tickets', needs: 'tickets.read', title: 'Tickets', icon: LifeBuoy },
      {
        path: '/admin/knowledgebase',
        needs: 'announcements.write',
        title: 'Knowledgebase',
        icon: BookOpen,
        line: 'The knowledgebase will hold articles that answer what is often asked. Until then, answer in tickets.',
        instead: '/admin/tickets',
      },
      {
        path: '/admin/announcements',
        needs: 'announcements.write',
        title: 'Announcements',
        icon: Megaphone,
      },
      {
        path: '/admin/downloads',
        needs: 'announcements.write',
        title: 'Downloads',
        icon: Download,
        line: 'Downloads will be files for customers. Until then, link to them in announcements and tickets.',
        instead: '/admin/announcements',
      },
      {
        path: '/admin/chat',
        needs: 'messages.read',
        title: 'Live Chat',
        icon: MessageCircle,
        line: 'Live chat will let you answer visitors while they write. Until then, they open tickets or write to you from the contact page.',
        instead: '/admin/tickets',
      },
    ],
  },
  {
    title: 'Marketing',
    screens: [
      {
        path: '/admin/affiliates',
        needs: 'vouchers.change',
        title: 'Affiliates',
        icon: Handshake,
        line: 'Affiliates will be rewarded for the customers they bring. Until then, give each a voucher code and see how often it was used.',
        instead: '/admin/promotions',
      },
      {
        path: '/admin/email-marketing',
        needs: 'messages.read',
        title: 'Email Marketing',
        icon: Mail,
        line: 'Email marketing will send mails to the subscribers of the newsletter. Until then, export their addresses under Tickets, Messages.',
        instead: '/admin/tickets?view=messages',
      },
    ],
  },
  {
    title: 'Reports',
    screens: [
      { path: '/admin/reports', needs: 'figures.read', title: 'Reports', icon: ChartLine },
      {
        path: '/admin/analytics',
        needs: 'figures.read',
        title: 'Analytics',
        icon: TrendingUp,
        line: 'Analytics will count visits, and which of them lead to orders. Until then, the dashboard shows the orders of the last 30 days, and reports show the income.',
        instead: '/admin/reports',
      },
    ],
  },
  {
    title: 'System',
    screens: [
      { path: '/admin/utilities', needs: 'shop.check', title: 'Utilities', icon: Wrench },
      { path: '/admin/logs', needs: 'audit.read', title: 'Logs', icon: ScrollText },
      { path: '/admin/security', needs: 'security.read', title: 'Security', icon: Shield },
      { path: '/admin/settings', needs: 'settings.change', title: 'Settings', icon: Settings },
    ],
  },
]
