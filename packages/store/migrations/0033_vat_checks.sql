ALTER TABLE "tasks" DROP CONSTRAINT "tasks.kind";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "vat_check" json;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "vat_check" json;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks.kind" CHECK ("tasks"."kind" in ('mail', 'vat-check'));