import { field, part, type SettingField } from './setting-field.ts'

/** What visitors read of every server. */
export const STOREFRONT_FIELDS: readonly SettingField[] = [
  ...part('What pages say', [
    field(
      'storefront.headline',
      'Headline of the home page',
      'line',
      'Empty: “Game servers and VPS that work the night shift.”',
    ),
    field(
      'storefront.place',
      'Servers are in',
      'line',
      'City and country, such as Casablanca, Morocco. Empty: pages do not say it. Description, plans and questions have texts of their own.',
    ),
    field(
      'storefront.mapPosition',
      'Position on the map',
      'line',
      'Latitude and longitude, as maps give them to copy, in decimals or with minutes. Empty: there is no map.',
    ),
    field(
      'storefront.mission',
      'Our mission',
      'text',
      'On the page about the shop. Empty: the words that the shop comes with.',
    ),
    field('storefront.story', 'Our story', 'text', 'Below it, the same.'),
    field(
      'storefront.counter',
      'Counter of active servers',
      'switch',
      'A decoration: it begins at 2,458 and counts by itself, not your servers.',
    ),
  ]),
  ...part('What pages promise', [
    field('storefront.uptime', '99.9% uptime', 'switch', 'Pages promise it.'),
    field(
      'storefront.ddosProtection',
      'DDoS protection',
      'switch',
      'Pages say that it is part of every plan, and how it works.',
    ),
    field('storefront.support', '24/7 support', 'switch', 'Pages say that people answer at night.'),
    field('storefront.nvme', 'NVMe storage', 'switch', 'Pages say that data is on NVMe drives.'),
    field(
      'storefront.instantSetup',
      'Instant setup',
      'switch',
      'Pages say that a server starts once its order is approved.',
    ),
    field(
      'storefront.backups',
      'Backups included',
      'switch',
      'Pages say that every order comes with a free one.',
    ),
    field('storefront.uplink', '10 Gbps uplink', 'switch', 'Pages say that every VPS plan has it.'),
  ]),
]
