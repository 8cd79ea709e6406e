ALTER TABLE "gateways" DROP CONSTRAINT "gateways.kind";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "street" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "postcode" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "town" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "tax_reason" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_reason" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "gateways" ADD CONSTRAINT "gateways.kind" CHECK ("gateways"."kind" in ('stripe', 'paypal'));--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "creditNotes.taxReason" CHECK ("credit_notes"."tax_reason" in ('domestic', 'origin', 'destination', 'reverse-charge', 'export'));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices.taxReason" CHECK ("invoices"."tax_reason" in ('domestic', 'origin', 'destination', 'reverse-charge', 'export'));