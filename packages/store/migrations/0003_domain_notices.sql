ALTER TABLE "counters" DROP CONSTRAINT "counters.value";--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "last_notice" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "counters" ADD CONSTRAINT "counters.value" CHECK ("counters"."value" >= 0 and "counters"."value" <= 999999999);--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains.lastNotice" CHECK ("domains"."last_notice" in ('expiring-soon', 'expired'));