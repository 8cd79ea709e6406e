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
  /** It says only what it will do, see `COMING`. */
  readonly isComing?: true
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
        isComing: true,
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
        isComing: true,
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
        isComing: true,
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
        isComing: true,
      },
      {
        path: '/admin/chat',
        needs: 'messages.read',
        title: 'Live Chat',
        icon: MessageCircle,
        isComing: true,
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
        isComing: true,
      },
      {
        path: '/admin/email-marketing',
        needs: 'messages.read',
        title: 'Email Marketing',
        icon: Mail,
        isComing: true,
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
        isComing: true,
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
