import type { CollectionRules } from './collection-rules.ts'
import type { Rows } from './collections.ts'

/** Those of how servers are made. */
export const provisioningRules: {
  readonly [Name in
    | 'panels'
    | 'planTemplates'
    | 'instances'
    | 'serverAnswers'
    | 'serverPasswords'
    | 'provisioningEvents']: CollectionRules<Rows[Name]>
} = {
  panels: { unique: [], references: {}, checks: {}, search: ['name', 'address'], index: [] },
  planTemplates: {
    unique: [['planId', 'version']],
    references: { panelId: 'panels' },
    checks: {},
    search: [],
    index: ['status'],
  },
  instances: {
    unique: [['serviceId']],
    references: {
      serviceId: 'services',
      userId: 'users',
      panelId: 'panels',
      templateId: 'planTemplates',
      applyTemplateId: 'planTemplates',
    },
    checks: {
      'panel-where-needed': ({ provider, panelId }) =>
        (provider === 'manual') === (panelId === null),
    },
    search: ['remoteId'],
    searchesTied: [
      { to: 'users', by: 'userId' },
      { to: 'services', by: 'serviceId' },
    ],
    index: ['phase', 'nextAttemptAt', 'readyAt', 'planId'],
  },
  serverAnswers: {
    unique: [['serviceId', 'name']],
    references: { serviceId: 'services', userId: 'users' },
    checks: {},
    search: [],
    index: ['userId'],
  },
  serverPasswords: {
    unique: [['serviceId']],
    references: { serviceId: 'services', userId: 'users' },
    checks: {},
    search: [],
    index: ['userId', 'expiresAt'],
  },
  provisioningEvents: {
    unique: [],
    // An instance that is removed leaves what happened to it.
    references: {},
    checks: {},
    search: [],
    index: ['instanceId', 'panelId'],
    appendOnly: true,
  },
}
