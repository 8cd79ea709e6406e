CREATE TABLE "instances" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"service_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"plan_id" text COLLATE "C" NOT NULL,
	"provider" text COLLATE "C" NOT NULL,
	"panel_id" text COLLATE "C",
	"template_id" text COLLATE "C",
	"remote_id" text COLLATE "C",
	"state" text COLLATE "C" NOT NULL,
	"phase" text COLLATE "C" NOT NULL,
	"step" text COLLATE "C",
	"since" text COLLATE "C" NOT NULL,
	"attempts" bigint NOT NULL,
	"next_attempt_at" text COLLATE "C",
	"claimed_until" text COLLATE "C" NOT NULL,
	"generation" bigint NOT NULL,
	"sent_at" text COLLATE "C",
	"fault" text COLLATE "C",
	"fault_detail" text COLLATE "C",
	"ordered_at" text COLLATE "C",
	"ready_at" text COLLATE "C",
	"remove_not_before" text COLLATE "C",
	"handled_by" text COLLATE "C",
	"search" text COLLATE "C" NOT NULL,
	CONSTRAINT "instances.serviceId" UNIQUE("service_id"),
	CONSTRAINT "instances.panel-where-needed" CHECK (("instances"."provider" = 'manual') = ("instances"."panel_id" is null)),
	CONSTRAINT "instances.createdAt" CHECK ("instances"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "instances.provider" CHECK ("instances"."provider" in ('manual', 'simulated', 'pterodactyl')),
	CONSTRAINT "instances.state" CHECK ("instances"."state" in ('none', 'installing', 'on', 'off', 'failed', 'gone')),
	CONSTRAINT "instances.phase" CHECK ("instances"."phase" in ('settled', 'working', 'person')),
	CONSTRAINT "instances.step" CHECK ("instances"."step" in ('create', 'suspend', 'resume', 'remove')),
	CONSTRAINT "instances.since" CHECK ("instances"."since" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "instances.attempts" CHECK ("instances"."attempts" >= 0),
	CONSTRAINT "instances.nextAttemptAt" CHECK ("instances"."next_attempt_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "instances.claimedUntil" CHECK ("instances"."claimed_until" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "instances.generation" CHECK ("instances"."generation" >= 0),
	CONSTRAINT "instances.sentAt" CHECK ("instances"."sent_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "instances.fault" CHECK ("instances"."fault" in ('UNREACHABLE', 'PANEL_FAULT', 'PANEL_BUSY', 'UNKNOWN_ANSWER', 'KEY_REFUSED', 'NOT_PERMITTED', 'NO_KEY', 'NO_ROOM', 'NO_PORT', 'REFUSED_FIELD', 'NO_TEMPLATE', 'NO_PLAN', 'FOREIGN_SERVER', 'FOREIGN_ACCOUNT', 'MISSING', 'INSTALL_FAILED', 'INSTALL_ENDLESS', 'MASS_GUARD', 'CLOCK_DOUBTED')),
	CONSTRAINT "instances.orderedAt" CHECK ("instances"."ordered_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "instances.readyAt" CHECK ("instances"."ready_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "instances.removeNotBefore" CHECK ("instances"."remove_not_before" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE TABLE "panels" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"address" text COLLATE "C" NOT NULL,
	"panel_key" text COLLATE "C",
	"requests_per_minute" bigint NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"rehearsal" text COLLATE "C" NOT NULL,
	"failures" bigint NOT NULL,
	"rests_until" text COLLATE "C",
	"fault" text COLLATE "C",
	"guard_lifted_until" text COLLATE "C",
	"search" text COLLATE "C" NOT NULL,
	CONSTRAINT "panels.createdAt" CHECK ("panels"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "panels.kind" CHECK ("panels"."kind" in ('simulated', 'pterodactyl')),
	CONSTRAINT "panels.requestsPerMinute" CHECK ("panels"."requests_per_minute" >= 6 and "panels"."requests_per_minute" <= 6000),
	CONSTRAINT "panels.status" CHECK ("panels"."status" in ('on', 'paused')),
	CONSTRAINT "panels.rehearsal" CHECK ("panels"."rehearsal" in ('none', 'slow', 'down', 'full', 'failing')),
	CONSTRAINT "panels.failures" CHECK ("panels"."failures" >= 0),
	CONSTRAINT "panels.restsUntil" CHECK ("panels"."rests_until" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "panels.fault" CHECK ("panels"."fault" in ('UNREACHABLE', 'PANEL_FAULT', 'PANEL_BUSY', 'UNKNOWN_ANSWER', 'KEY_REFUSED', 'NOT_PERMITTED', 'NO_KEY', 'NO_ROOM', 'NO_PORT', 'REFUSED_FIELD', 'NO_TEMPLATE', 'NO_PLAN', 'FOREIGN_SERVER', 'FOREIGN_ACCOUNT', 'MISSING', 'INSTALL_FAILED', 'INSTALL_ENDLESS', 'MASS_GUARD', 'CLOCK_DOUBTED')),
	CONSTRAINT "panels.guardLiftedUntil" CHECK ("panels"."guard_lifted_until" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE TABLE "plan_templates" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"plan_id" text COLLATE "C" NOT NULL,
	"version" bigint NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"panel_id" text COLLATE "C",
	"access" json NOT NULL,
	"recipe" json,
	CONSTRAINT "planTemplates.planId+version" UNIQUE("plan_id","version"),
	CONSTRAINT "planTemplates.createdAt" CHECK ("plan_templates"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "planTemplates.version" CHECK ("plan_templates"."version" >= 1),
	CONSTRAINT "planTemplates.status" CHECK ("plan_templates"."status" in ('current', 'past'))
);
--> statement-breakpoint
CREATE TABLE "provisioning_events" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"instance_id" text COLLATE "C" NOT NULL,
	"panel_id" text COLLATE "C",
	"verb" text COLLATE "C" NOT NULL,
	"result" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C",
	"fault" text COLLATE "C",
	"fault_detail" text COLLATE "C",
	"milliseconds" bigint NOT NULL,
	"actor" text COLLATE "C",
	CONSTRAINT "provisioningEvents.createdAt" CHECK ("provisioning_events"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "provisioningEvents.verb" CHECK ("provisioning_events"."verb" in ('create', 'suspend', 'resume', 'remove', 'observe', 'retry', 'take-over')),
	CONSTRAINT "provisioningEvents.result" CHECK ("provisioning_events"."result" in ('done', 'absent', 'retry', 'unknown', 'person')),
	CONSTRAINT "provisioningEvents.state" CHECK ("provisioning_events"."state" in ('installing', 'on', 'off', 'failed')),
	CONSTRAINT "provisioningEvents.fault" CHECK ("provisioning_events"."fault" in ('UNREACHABLE', 'PANEL_FAULT', 'PANEL_BUSY', 'UNKNOWN_ANSWER', 'KEY_REFUSED', 'NOT_PERMITTED', 'NO_KEY', 'NO_ROOM', 'NO_PORT', 'REFUSED_FIELD', 'NO_TEMPLATE', 'NO_PLAN', 'FOREIGN_SERVER', 'FOREIGN_ACCOUNT', 'MISSING', 'INSTALL_FAILED', 'INSTALL_ENDLESS', 'MASS_GUARD', 'CLOCK_DOUBTED')),
	CONSTRAINT "provisioningEvents.milliseconds" CHECK ("provisioning_events"."milliseconds" >= 0)
);
--> statement-breakpoint
ALTER TABLE "instances" ADD CONSTRAINT "instances.serviceId@reference" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instances" ADD CONSTRAINT "instances.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instances" ADD CONSTRAINT "instances.panelId@reference" FOREIGN KEY ("panel_id") REFERENCES "public"."panels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instances" ADD CONSTRAINT "instances.templateId@reference" FOREIGN KEY ("template_id") REFERENCES "public"."plan_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_templates" ADD CONSTRAINT "planTemplates.panelId@reference" FOREIGN KEY ("panel_id") REFERENCES "public"."panels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "instances_page" ON "instances" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "instances_by_phase" ON "instances" USING btree ("phase","created_at","id");--> statement-breakpoint
CREATE INDEX "instances_by_next_attempt_at" ON "instances" USING btree ("next_attempt_at","created_at","id");--> statement-breakpoint
CREATE INDEX "instances_by_ready_at" ON "instances" USING btree ("ready_at","created_at","id");--> statement-breakpoint
CREATE INDEX "instances_by_service_id" ON "instances" USING btree ("service_id","created_at","id");--> statement-breakpoint
CREATE INDEX "instances_by_user_id" ON "instances" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "instances_by_panel_id" ON "instances" USING btree ("panel_id","created_at","id");--> statement-breakpoint
CREATE INDEX "instances_by_template_id" ON "instances" USING btree ("template_id","created_at","id");--> statement-breakpoint
CREATE INDEX "panels_page" ON "panels" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "plan_templates_page" ON "plan_templates" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "plan_templates_by_status" ON "plan_templates" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "plan_templates_by_panel_id" ON "plan_templates" USING btree ("panel_id","created_at","id");--> statement-breakpoint
CREATE INDEX "provisioning_events_page" ON "provisioning_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "provisioning_events_by_instance_id" ON "provisioning_events" USING btree ("instance_id","created_at","id");--> statement-breakpoint
CREATE INDEX "provisioning_events_by_panel_id" ON "provisioning_events" USING btree ("panel_id","created_at","id");