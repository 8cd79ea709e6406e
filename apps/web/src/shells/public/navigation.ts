/** The seed's three hosting pages under `Services`. */
export const SERVICE_LINKS = [
  { to: '/services/samp', label: 'SAMP Hosting', line: 'San Andreas Multiplayer' },
  { to: '/services/mta', label: 'MTA Hosting', line: 'Multi Theft Auto' },
  { to: '/services/vps', label: 'VPS Hosting', line: 'Virtual private servers' },
] as const

/** What the menus lead to. */
export const HOSTING_LINKS = [
  ...SERVICE_LINKS,
  { to: '/game-hosting', label: 'Game Hosting', line: 'SAMP, MTA or any other game' },
] as const
