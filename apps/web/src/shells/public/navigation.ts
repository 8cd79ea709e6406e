/** The seed's three hosting pages under `Services`. */
export const SERVICE_LINKS = [
  { to: '/services/samp', label: 'SAMP Hosting', line: 'San Andreas Multiplayer' },
  { to: '/services/mta', label: 'MTA Hosting', line: 'Multi Theft Auto' },
  { to: '/services/vps', label: 'VPS Hosting', line: 'Virtual private servers' },
] as const
