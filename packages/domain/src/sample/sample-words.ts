/** What made-up clients are called and write. Nobody is meant. */

export const FIRST_NAMES = [
  'Amina',
  'Youssef',
  'Léa',
  'Mehmet',
  'Zeynep',
  'Hugo',
  'Salma',
  'Omar',
  'Clara',
  'Yanis',
  'Elif',
  'Noah',
  'Imane',
  'Karim',
  'Sofia',
  'Emre',
  'Chloé',
  'Rachid',
  'Ayşe',
  'Lucas',
  'Nora',
  'Bilal',
  'Jana',
  'Théo',
  'Hana',
  'Ivan',
]

export const LAST_NAMES = [
  'El Amrani',
  'Benali',
  'Dubois',
  'Yılmaz',
  'Kaya',
  'Moreau',
  'Haddad',
  'Schmidt',
  'Öztürk',
  'Lefèvre',
  'Alaoui',
  'Novak',
  'Bernard',
  'Demir',
  'Ziani',
  'Fischer',
  'Idrissi',
  'Rossi',
  'Çelik',
  'Girard',
  'Tazi',
  'Weber',
  'Cherkaoui',
]

/** What is played on servers that are ordered for the game of one's choice. */
export const GAMES = ['Minetest', 'Xonotic', 'OpenTTD', 'Teeworlds', 'Veloren']

export const COUNTRIES = ['MA', 'MA', 'FR', 'DE', 'TR', 'GB', 'ES', 'US']

const SERVER_ADJECTIVES = [
  'Night',
  'Silver',
  'Desert',
  'Royal',
  'Iron',
  'Lucky',
  'Atlas',
  'Neon',
  'Northern',
  'Red',
]
const SERVER_NOUNS = [
  'Owls',
  'City',
  'Roleplay',
  'Riders',
  'Arena',
  'Legends',
  'Freeroam',
  'Harbour',
  'Kings',
  'Drift',
]
export const SERVER_WORDS = { adjectives: SERVER_ADJECTIVES, nouns: SERVER_NOUNS }

export const REJECTIONS = [
  'We have no room left at this location.',
  'The server name is not allowed by our terms.',
  'The payment did not arrive.',
]

/** What is asked, and what the team answers. */
export const CONVERSATIONS = [
  {
    subject: 'The server does not start',
    question:
      'Since this morning the server stops a few seconds after I start it. Nothing was changed.',
    answer: 'A plugin could not be loaded. We have moved it aside, and the server runs again.',
  },
  {
    subject: 'More player slots',
    question: 'Can I have 200 slots for a tournament next weekend?',
    answer: 'Yes. Order a plan with more slots and write to us, we move your files to it.',
  },
  {
    subject: 'Wrong amount on my invoice',
    question: 'My invoice has VAT on it although I live abroad.',
    answer: 'Thank you for telling us. We have corrected your country; the next invoice has none.',
  },
  {
    subject: 'High ping in the evening',
    question: 'Players from Casablanca have 120 ms in the evening. In the morning it is 45 ms.',
    answer: 'A provider on the way was overloaded. The route has been changed.',
  },
  {
    subject: 'How do I restore a backup?',
    question: 'I have deleted a folder by mistake. Where do I find last night’s backup?',
    answer: 'We have put it back for you. In the panel it stands under Backups.',
  },
]

export const TEAM_NOTE = 'Has asked the same before. Add it to the answers we keep.'
