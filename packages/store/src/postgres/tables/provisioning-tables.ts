import type { Instance } from '@hostfront/domain/provisioning/instance'
import type { Panel } from '@hostfront/domain/provisioning/panel'
import type { PlanTemplate } from '@hostfront/domain/provisioning/plan-template'
import type { ProvisioningEvent } from '@hostfront/domain/provisioning/provisioning-event'
import { sql } from 'drizzle-orm'
import { json, pgTable } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { rowHead, searchText, text, time, whole } from './columns.ts'
import { tableRules } from './table-rules.ts'
import { services } from './trade-tables.ts'

export const panels = pgTable(
  'panels',
  {
    ...rowHead(),
    kind: text('kind').$type<Panel['kind']>().notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    panelKey: text('panel_key'),
    requestsPerMinute: whole('requests_per_minute').notNull(),
    status: text('status').$type<Panel['status']>().notNull(),
    rehearsal: text('rehearsal').$type<Panel['rehearsal']>().notNull(),
    failures: whole('failures').notNull(),
    restsUntil: time('rests_until'),
    fault: text('fault').$type<Panel['fault']>(),
    guardLiftedUntil: time('guard_lifted_until'),
    comparedAt: time('compared_at'),
    differences: whole('differences'),
    ignored: json('ignored').$type<Panel['ignored']>().notNull().default([]),
    search: searchText(),
  },
  (table) => tableRules('panels', table),
)

export const planTemplates = pgTable(
  'plan_templates',
  {
    ...rowHead(),
    planId: text('plan_id').notNull(),
    version: whole('version').notNull(),
    status: text('status').$type<PlanTemplate['status']>().notNull(),
    panelId: text('panel_id'),
    access: json('access').$type<PlanTemplate['access']>().notNull(),
    recipe: json('recipe').$type<PlanTemplate['recipe']>(),
    questions: json('questions').$type<PlanTemplate['questions']>().notNull().default([]),
  },
  (table) => tableRules('planTemplates', table, { references: { panelId: panels.id } }),
)

export const instances = pgTable(
  'instances',
  {
    ...rowHead(),
    serviceId: text('service_id').notNull(),
    userId: text('user_id').notNull(),
    planId: text('plan_id').notNull(),
    provider: text('provider').$type<Instance['provider']>().notNull(),
    panelId: text('panel_id'),
    templateId: text('template_id'),
    applyTemplateId: text('apply_template_id'),
    limits: json('limits').$type<Instance['limits']>(),
    remoteId: text('remote_id'),
    state: text('state').$type<Instance['state']>().notNull(),
    phase: text('phase').$type<Instance['phase']>().notNull(),
    step: text('step').$type<Instance['step']>(),
    since: time('since').notNull(),
    attempts: whole('attempts').notNull(),
    nextAttemptAt: time('next_attempt_at'),
    claimedUntil: time('claimed_until').notNull(),
    generation: whole('generation').notNull(),
    sentAt: time('sent_at'),
    fault: text('fault').$type<Instance['fault']>(),
    faultDetail: text('fault_detail'),
    orderedAt: time('ordered_at'),
    readyAt: time('ready_at'),
    removeNotBefore: time('remove_not_before'),
    handledBy: text('handled_by'),
    search: searchText(),
  },
  (table) =>
    tableRules('instances', table, {
      references: {
        serviceId: services.id,
        userId: users.id,
        panelId: panels.id,
        templateId: planTemplates.id,
        applyTemplateId: planTemplates.id,
      },
      checks: {
        'panel-where-needed': sql`(${table.provider} = 'manual') = (${table.panelId} is null)`,
      },
    }),
)

export const serverAnswers = pgTable(
  'server_answers',
  {
    ...rowHead(),
    serviceId: text('service_id').notNull(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    text: text('text'),
    secretText: text('secret_text'),
  },
  (table) =>
    tableRules('serverAnswers', table, {
      references: { serviceId: services.id, userId: users.id },
    }),
)

export const serverPasswords = pgTable(
  'server_passwords',
  {
    ...rowHead(),
    serviceId: text('service_id').notNull(),
    userId: text('user_id').notNull(),
    secretText: text('secret_text').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) =>
    tableRules('serverPasswords', table, {
      references: { serviceId: services.id, userId: users.id },
    }),
)

export const provisioningEvents = pgTable(
  'provisioning_events',
  {
    ...rowHead(),
    instanceId: text('instance_id').notNull(),
    panelId: text('panel_id'),
    verb: text('verb').$type<ProvisioningEvent['verb']>().notNull(),
    result: text('result').$type<ProvisioningEvent['result']>().notNull(),
    state: text('state').$type<ProvisioningEvent['state']>(),
    fault: text('fault').$type<ProvisioningEvent['fault']>(),
    faultDetail: text('fault_detail'),
    milliseconds: whole('milliseconds').notNull(),
    actor: text('actor'),
  },
  (table) => tableRules('provisioningEvents', table),
)
