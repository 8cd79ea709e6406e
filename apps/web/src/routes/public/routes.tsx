import type { PlanType } from '@hostfront/domain/plans/plan'
import { Navigate, type RouteObject } from 'react-router'
import type { PageHandle } from '../page-handle.ts'

/** Pages of the visitor. A text page is one entry: path, `lazy` and `handle`. */
export const publicRoutes: RouteObject[] = [
  {
    path: '/',
    lazy: async () => ({ Component: (await import('./home-page.tsx')).HomePage }),
    handle: {
      title: null,
      description:
        'SAMP, MTA and game server hosting and VPS: plans, hardware and prices by the month or the year.',
    } satisfies PageHandle,
  },
  plansPage('/services/samp', 'samp', {
    title: 'SAMP Hosting',
    description:
      'San Andreas Multiplayer servers: plans, hardware and prices by the month or the year.',
  }),
  plansPage('/services/mta', 'mta', {
    title: 'MTA Hosting',
    description: 'Multi Theft Auto servers: plans, hardware and prices by the month or the year.',
  }),
  plansPage('/services/vps', 'vps', {
    title: 'VPS Hosting',
    description: 'Virtual private servers: plans, hardware and prices by the month or the year.',
  }),
  plansPage('/game-hosting', 'game', {
    title: 'Game Hosting',
    description:
      'A server for the game of your choice: plans, hardware and prices by the month or the year.',
  }),
  {
    path: '/about',
    lazy: async () => ({ Component: (await import('./about-page.tsx')).AboutPage }),
    handle: {
      title: 'About Us',
      description:
        'Who hosts your game server or VPS: our mission, our story, why to choose us and what we value.',
    } satisfies PageHandle,
  },
  {
    path: '/contact',
    lazy: async () => ({ Component: (await import('./contact-page.tsx')).ContactPage }),
    handle: {
      title: 'Contact Us',
      description:
        'Reach our support: questions before you order, payments, and servers that misbehave.',
    } satisfies PageHandle,
  },
  {
    path: '/service-terms',
    lazy: async () => ({ Component: (await import('./service-terms-page.tsx')).ServiceTermsPage }),
    handle: {
      title: 'Service Terms',
      description:
        'Payment methods, billing cycles with their discounts, taxes and refunds for game servers and VPS.',
    } satisfies PageHandle,
  },
  {
    path: '/orange-money',
    lazy: async () => ({ Component: (await import('./orange-money-page.tsx')).OrangeMoneyPage }),
    handle: {
      title: 'Pay with Orange Money',
      description:
        'How to pay an invoice with Orange Money in six steps: amount, reference and where to send the transaction details.',
    } satisfies PageHandle,
  },
  {
    path: '/phpmyadmin',
    lazy: async () => ({ Component: (await import('./phpmyadmin-page.tsx')).PhpmyadminPage }),
    handle: {
      title: 'Install phpMyAdmin',
      description:
        'A script that installs the current phpMyAdmin on Debian or Ubuntu: verified, locked to your own machine, and safe to run again.',
    } satisfies PageHandle,
  },
  {
    path: '/bot-detected',
    lazy: async () => ({ Component: (await import('./bot-detected-page.tsx')).BotDetectedPage }),
    handle: {
      title: 'Check not passed',
      description: 'The check before the home page took this browser for a robot.',
      isPrivate: true,
    } satisfies PageHandle,
  },
  {
    path: '/verification-failed',
    lazy: async () => ({
      Component: (await import('./verification-failed-page.tsx')).VerificationFailedPage,
    }),
    handle: {
      title: 'Check not finished',
      description: 'The check before the home page could not be finished.',
      isPrivate: true,
    } satisfies PageHandle,
  },
  leadingTo('/my-services', '/dashboard'),
  leadingTo('/terms', '/service-terms'),
  {
    path: '/privacy',
    lazy: async () => ({ Component: (await import('./legal-pages.tsx')).PrivacyPage }),
    handle: { title: 'Privacy', description: 'What we do with your data.', isPrivate: true },
  },
  {
    path: '/imprint',
    lazy: async () => ({ Component: (await import('./legal-pages.tsx')).ImprintPage }),
    handle: { title: 'Imprint', description: 'Who runs the shop.', isPrivate: true },
  },
]

function plansPage(path: string, type: PlanType, handle: PageHandle): RouteObject {
  return {
    path,
    handle,
    lazy: async () => {
      const { PlansPage } = await import('./plans-page.tsx')
      return { element: <PlansPage type={type} /> }
    },
  }
}

function leadingTo(path: string, to: string): RouteObject {
  return { path, element: <Navigate to={to} replace /> }
}
