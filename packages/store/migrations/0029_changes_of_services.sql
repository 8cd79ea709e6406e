ALTER TABLE "services" ADD COLUMN "cancelled_at" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "cancelled_by" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "cancel_reason" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "told_of_end" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "changed" json;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services.cancelledAt" CHECK ("services"."cancelled_at" like '____-__-__T__:__:__.___Z');--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services.cancelledBy" CHECK ("services"."cancelled_by" in ('customer', 'team'));--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services.toldOfEnd" CHECK ("services"."told_of_end" like '____-__-__T__:__:__.___Z');