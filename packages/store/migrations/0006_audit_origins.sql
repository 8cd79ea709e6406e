ALTER TABLE "audit_log" ADD COLUMN "address" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "kept_until" text COLLATE "C";--> statement-breakpoint
CREATE INDEX "audit_log_by_address" ON "audit_log" USING btree ("address","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_kept_until" ON "audit_log" USING btree ("kept_until","created_at","id");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "auditLog.keptUntil" CHECK ("audit_log"."kept_until" like '____-__-__T__:__:__.___Z');