ALTER TABLE "provisioning_events" DROP CONSTRAINT "provisioningEvents.verb";--> statement-breakpoint
ALTER TABLE "panels" ADD COLUMN "compared_at" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "panels" ADD COLUMN "differences" bigint;--> statement-breakpoint
ALTER TABLE "panels" ADD COLUMN "ignored" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "panels" ADD CONSTRAINT "panels.comparedAt" CHECK ("panels"."compared_at" like '____-__-__T__:__:__.___Z');--> statement-breakpoint
ALTER TABLE "panels" ADD CONSTRAINT "panels.differences" CHECK ("panels"."differences" >= 0);--> statement-breakpoint
ALTER TABLE "provisioning_events" ADD CONSTRAINT "provisioningEvents.verb" CHECK ("provisioning_events"."verb" in ('create', 'suspend', 'resume', 'remove', 'apply', 'observe', 'retry', 'take-over', 'give-back'));