ALTER TABLE "refunds" DROP CONSTRAINT "refunds.cause";--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "invoice_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds.cause" CHECK ("refunds"."cause" in ('order-closed', 'overpaid', 'credit-note', 'coins'));