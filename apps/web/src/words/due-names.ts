import type { Verb } from '@hostfront/domain/provisioning/instance'

/** What staff are to do about a server, as its state says it. */
export const DUE_NAMES: Readonly<Record<Verb, string>> = {
  create: 'To be set up',
  suspend: 'To be suspended',
  resume: 'To be brought back',
  remove: 'To be deleted',
  apply: 'To be changed',
}
