import type { RouteObject } from 'react-router'
import type { PageHandle } from '../page-handle.ts'

/** Pages of the customer, in the public frame. */
export const accountRoutes: RouteObject[] = [
  {
    path: '/login',
    lazy: async () => ({
      Component: (await import('../../features/accounts/login-screen.tsx')).LoginScreen,
    }),
    handle: {
      title: 'Login',
      description: 'Login to see your services, your invoices and your coins.',
    } satisfies PageHandle,
  },
  {
    path: '/register',
    lazy: async () => ({
      Component: (await import('../../features/accounts/register-screen.tsx')).RegisterScreen,
    }),
    handle: {
      title: 'Register',
      description: 'Create an account to order game servers and VPS.',
    } satisfies PageHandle,
  },
  {
    path: '/forgot-password',
    lazy: async () => ({
      Component: (await import('../../features/accounts/forgot-password-screen.tsx'))
        .ForgotPasswordScreen,
    }),
    handle: {
      title: 'Forgot password',
      description: 'How to get a new password for your account.',
    } satisfies PageHandle,
  },
  {
    path: '/reset-password',
    lazy: async () => ({
      Component: (await import('../../features/accounts/reset-password-screen.tsx'))
        .ResetPasswordScreen,
    }),
    handle: {
      title: 'Set a new password',
      description: 'The link of our mail leads here: set a new password for your account.',
      isPrivate: true,
    } satisfies PageHandle,
  },
  {
    path: '/verify-email',
    lazy: async () => ({
      Component: (await import('../../features/accounts/verify-email-screen.tsx'))
        .VerifyEmailScreen,
    }),
    handle: {
      title: 'Confirm your email address',
      description: 'The link of our mail leads here: confirm that the address is yours.',
      isPrivate: true,
    } satisfies PageHandle,
  },
  {
    // Lazy like a page: it brings the query client, which public pages do without.
    lazy: async () => ({
      Component: (await import('../../shells/account/account-shell.tsx')).AccountShell,
    }),
    children: [
      {
        path: '/dashboard',
        lazy: async () => ({ Component: (await import('./dashboard-page.tsx')).DashboardPage }),
        handle: {
          title: 'Dashboard',
          description: 'Your services, orders and invoices.',
          isPrivate: true,
        } satisfies PageHandle,
      },
      {
        path: '/dashboard/services/:id',
        lazy: async () => ({ Component: (await import('./service-page.tsx')).ServicePage }),
        handle: {
          title: 'Service',
          description: 'How to reach one of your services, and until when it is paid.',
          isPrivate: true,
        } satisfies PageHandle,
      },
      {
        path: '/dashboard/orders/:id',
        lazy: async () => ({ Component: (await import('./order-page.tsx')).OrderPage }),
        handle: {
          title: 'Order',
          description: 'What you ordered, how it is paid, and what happens next.',
          isPrivate: true,
        } satisfies PageHandle,
      },
    ],
  },
]
