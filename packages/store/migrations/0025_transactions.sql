CREATE TABLE "statement_rows" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"amount" bigint NOT NULL,
	"label" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"payment_id" text COLLATE "C",
	"invoice_id" text COLLATE "C",
	"decided_by" text COLLATE "C" NOT NULL,
	"decided_at" text COLLATE "C" NOT NULL,
	CONSTRAINT "statementRows.source+key" UNIQUE("source","key"),
	CONSTRAINT "statementRows.payment-unless-ignored" CHECK (("statement_rows"."state" = 'ignored') = ("statement_rows"."payment_id" is null) and ("statement_rows"."payment_id" is null) = ("statement_rows"."invoice_id" is null)),
	CONSTRAINT "statementRows.amount" CHECK ("statement_rows"."amount" >= 0 and "statement_rows"."amount" <= 10000000000),
	CONSTRAINT "statementRows.createdAt" CHECK ("statement_rows"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "statementRows.state" CHECK ("statement_rows"."state" in ('applied', 'ignored', 'undone')),
	CONSTRAINT "statementRows.decidedAt" CHECK ("statement_rows"."decided_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments.state";--> statement-breakpoint
DROP INDEX "payments_by_received_at";--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD COLUMN "number" text COLLATE "C";--> statement-breakpoint
UPDATE "payment_allocations" a SET "number" = i."number", "search" = a."search" || E'\n' || i."number" FROM "invoices" i WHERE i."id" = a."invoice_id";--> statement-breakpoint
ALTER TABLE "payment_allocations" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "returned" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "alike_key" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "undone" json;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "search" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
-- The first line of an allocation's search text is its payment's reference, folded. Amounts are in hundredths.
UPDATE "payments" p SET
  "returned" = coalesce((SELECT sum(a."amount") FROM "payment_allocations" a WHERE a."payment_id" = p."id" AND a."returned_at" IS NOT NULL), 0),
  "alike_key" = translate(p."reference_key", 'oil', '011'),
  "search" = coalesce((SELECT split_part(a."search", E'\n', 1) FROM "payment_allocations" a WHERE a."payment_id" = p."id" ORDER BY a."created_at", a."id" LIMIT 1), '')
    || E'\n' || (p."amount" / 100) || '.' || lpad((p."amount" % 100)::text, 2, '0');--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "returned" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "search" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD CONSTRAINT "statementRows.paymentId@reference" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD CONSTRAINT "statementRows.invoiceId@reference" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_rows" ADD CONSTRAINT "statementRows.decidedBy@reference" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_rows_page" ON "statement_rows" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "statement_rows_by_payment_id" ON "statement_rows" USING btree ("payment_id","created_at","id");--> statement-breakpoint
CREATE INDEX "statement_rows_by_invoice_id" ON "statement_rows" USING btree ("invoice_id","created_at","id");--> statement-breakpoint
CREATE INDEX "statement_rows_by_decided_by" ON "statement_rows" USING btree ("decided_by","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_alike_key" ON "payments" USING btree ("alike_key","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_sorted_by_received_at" ON "payments" USING btree ("received_at","id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments.undone-is-said" CHECK (("payments"."state" = 'undone') = ("payments"."undone" is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments.returned" CHECK ("payments"."returned" >= 0 and "payments"."returned" <= 10000000000);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments.state" CHECK ("payments"."state" in ('received', 'refunded', 'undone'));