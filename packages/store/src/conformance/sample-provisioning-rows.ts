import type { Rows } from '../collections.ts'

const createdAt = '2026-03-01T10:00:00.000Z'
const later = '2026-03-31T10:00:00.000Z'

/** The samples of how servers are made. */
export const provisioningSamples: Pick<
  Rows,
  | 'panels'
  | 'planTemplates'
  | 'instances'
  | 'serverAnswers'
  | 'serverPasswords'
  | 'provisioningEvents'
> = {
  panels: {
    id: 'panel-1',
    createdAt,
    kind: 'pterodactyl',
    name: 'Frankfurt',
    address: 'https://panel.example.com',
    panelKey: null,
    requestsPerMinute: 120,
    status: 'paused',
    rehearsal: 'none',
    failures: 2,
    restsUntil: later,
    fault: 'UNREACHABLE',
    guardLiftedUntil: null,
  },
  planTemplates: {
    id: 'template-1',
    createdAt,
    planId: 'plan-1',
    version: 2,
    status: 'current',
    panelId: 'panel-1',
    access: { address: '{address}', panelLink: '{panel}', userName: '{user}', note: 'Hi\n"you"' },
    recipe: {
      eggId: 4,
      nestId: 1,
      dockerImage: '',
      startup: '',
      nodeIds: [1, 2],
      ports: [{ offset: null }, { offset: 123 }],
      memory: 'plan',
      disk: 'plan',
      cpu: 'unlimited',
      swap: -1,
      io: 500,
      databases: 1,
      backups: 2,
      startOnCompletion: true,
      variables: [{ name: 'RCON_PASS', source: { from: 'generated' } }],
    },
    questions: [{ name: 'LICENCE', label: 'Licence key', kind: 'secret' }],
  },
  instances: {
    id: 'instance-1',
    createdAt,
    serviceId: 'service-1',
    userId: 'user-1',
    planId: 'plan-1',
    provider: 'pterodactyl',
    panelId: 'panel-1',
    templateId: 'template-1',
    remoteId: '17',
    state: 'on',
    phase: 'working',
    step: 'suspend',
    since: later,
    attempts: 3,
    nextAttemptAt: later,
    claimedUntil: createdAt,
    generation: 4,
    sentAt: createdAt,
    fault: 'PANEL_FAULT',
    faultDetail: '502',
    orderedAt: createdAt,
    readyAt: later,
    removeNotBefore: null,
    handledBy: 'user-1',
  },
  serverAnswers: {
    id: 'answer-1',
    createdAt,
    serviceId: 'service-1',
    userId: 'user-1',
    name: 'LICENCE',
    text: 'a "licence"',
    secretText: null,
  },
  serverPasswords: {
    id: 'password-1',
    createdAt,
    serviceId: 'service-1',
    userId: 'user-1',
    secretText: 's2.key-of-now.m0abc.a-nonce-with-the-ciphertext-and-its-tag-1',
    expiresAt: later,
  },
  provisioningEvents: {
    id: 'event-1',
    createdAt,
    instanceId: 'instance-1',
    panelId: 'panel-1',
    verb: 'suspend',
    result: 'unknown',
    state: null,
    fault: 'PANEL_FAULT',
    faultDetail: '502',
    milliseconds: 1500,
    actor: null,
  },
}
