ALTER TABLE "credit_notes" ADD COLUMN "second_rate" json;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "second_currency" json DEFAULT '{"currency":null,"rates":[]}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "second_rate" json;