import type { StorageNotice, StorageState } from '../host/host.ts'

/** What the person is shown when the shop's data is not where it should be. */
export const stateSentences: Record<
  Exclude<StorageState, 'ready'>,
  { title: string; text: string }
> = {
  damaged: {
    title: 'The shop stored in this browser cannot be read.',
    text: 'Nothing has been overwritten: the data was set aside as it was found. You see the default catalogue, and nothing can be changed until you restore a backup or start afresh.',
  },
  newer: {
    title: 'This shop was stored by a newer version.',
    text: 'This older version leaves it untouched and shows the default catalogue. Reload the page to get the newer version, or download a copy of the data.',
  },
  unavailable: {
    title: 'This browser does not let the shop save anything.',
    text: 'Storage is blocked, missing or not answering, as in some private windows. You can look around, but registering, logging in and ordering are switched off.',
  },
}

export const noticeSentences: Record<StorageNotice, string> = {
  full: 'The browser’s storage is full. The last change was not saved. Download a copy of the shop, then free some space.',
  'outdated-tab':
    'Another tab runs a newer version of the shop. This tab can only read until you reload it.',
  wiped:
    'The stored shop was deleted while this page was open. Nothing more can be saved here. Download what this page still holds.',
  'write-failed':
    'The last change could not be saved, so it was not made. Download a copy of the shop.',
  'migration-failed':
    'Data of an older shop was found but could not be taken over. It was left as it is; the shop cannot use it.',
  'insecure-origin':
    'This page is served over plain http, so the browser withholds its cryptography. Logging in takes longer; use https for anything real.',
  'session-in-tab':
    'This site’s storage in the browser is full, so you are signed in for this tab only. To stay signed in, free some space: clear the data of sites you no longer use, then log in again.',
}

export const storageWords = {
  download: 'Download a copy',
  downloadDamaged: 'Download the damaged data',
  restore: 'Restore a backup',
  startAfresh: 'Start afresh',
  confirmAfresh: 'Start with an empty shop? The data set aside stays in this browser.',
  confirm: 'Yes, start afresh',
  keep: 'Keep it',
  notRestored: 'This file is not a sound backup of a shop. Nothing was changed.',
  failed: 'That did not work. Nothing was changed.',
}

export const backupWords = {
  title: 'Where the data lives',
  text: 'The whole shop is stored in this browser. Keep a copy elsewhere: a browser can be reset, and Safari deletes the data of sites not visited for seven days.',
  persisted: 'This browser has promised not to clear the data by itself.',
  notPersisted: 'This browser may clear the data when it runs short of space.',
  notAsked: 'This browser is asked to keep the data after the first order.',
  notMirrored:
    'The shop has outgrown the second copy that local storage can hold. Nothing is lost; download a backup from time to time.',
  never: 'No copy has been downloaded yet.',
  last: (day: string) => `Last copy downloaded on ${day}.`,
}
