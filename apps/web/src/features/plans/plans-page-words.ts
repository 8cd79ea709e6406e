import type { PlanType } from '@hostfront/domain/plans/plan'

interface PlansPageWords {
  readonly title: string
  readonly lead: string
  /** Beside the drawing of the route. */
  readonly route: string
}

export const plansPageWords: Record<PlanType, PlansPageWords> = {
  samp: {
    title: 'SAMP Hosting',
    lead: 'San Andreas Multiplayer servers, from a first roleplay night to a thousand slots.',
    route: 'All traffic meets the DDoS filter first. What is left reaches your San Andreas server.',
  },
  mta: {
    title: 'MTA Hosting',
    lead: 'Multi Theft Auto servers with room for your resources and your players.',
    route: 'All traffic meets the DDoS filter first. What is left reaches your MTA server.',
  },
  vps: {
    title: 'VPS Hosting',
    lead: 'A virtual private server of your own, with root access and whatever you install on it.',
    route: 'All traffic meets the DDoS filter first. What is left reaches your machine.',
  },
  game: {
    title: 'Game Hosting',
    lead: 'Any game besides SAMP and MTA, which have their own plans. Name yours when you order.',
    route: 'All traffic meets the DDoS filter first. What is left reaches your game server.',
  },
}
