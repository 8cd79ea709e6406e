/** What the specification's pages say of every server (section 1 and 2). An operator switches off what is not so. */
export const SEED_STOREFRONT = {
  place: 'Frankfurt, Germany',
  mapPosition: '50.1109, 8.6821',
  headline: '',
  mission: '',
  story: '',
  counter: true,
  uptime: true,
  ddosProtection: true,
  support: true,
  nvme: true,
  instantSetup: true,
  backups: true,
  uplink: true,
}
