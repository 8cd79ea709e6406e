-- The default is for replicas of the version before, which go on writing services until they are restarted.
ALTER TABLE "user_services" ADD COLUMN "suspended_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_services" ADD COLUMN "suspension_reason" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "user_services" ADD COLUMN "keep_until" text COLLATE "C";--> statement-breakpoint
-- Who has suspended a service was read from its times until now: within its paid time it was the team.
UPDATE "user_services" SET "suspended_by_hand" = true WHERE "status" = 'suspended' AND "suspended_at" < "expires_at";--> statement-breakpoint
ALTER TABLE "user_services" ADD CONSTRAINT "userServices.keepUntil" CHECK ("user_services"."keep_until" like '____-__-__T__:__:__.___Z');
