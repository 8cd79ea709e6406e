-- What came in is a payment, and what it pays stands in its allocations: one transfer may pay several invoices.
CREATE TABLE "payments" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"method" text COLLATE "C" NOT NULL,
	"amount" bigint NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"received_at" text COLLATE "C" NOT NULL,
	"reference" text COLLATE "C",
	"reference_key" text COLLATE "C",
	"recorded_by" text COLLATE "C",
	CONSTRAINT "payments.referenceKey" UNIQUE("reference_key"),
	CONSTRAINT "payments.createdAt" CHECK ("payments"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "payments.method" CHECK ("payments"."method" in ('coins', 'cashplus', 'paypal', 'bank-transfer', 'orange-money', 'inwi-money')),
	CONSTRAINT "payments.amount" CHECK ("payments"."amount" >= 0 and "payments"."amount" <= 10000000000),
	CONSTRAINT "payments.state" CHECK ("payments"."state" in ('received', 'refunded')),
	CONSTRAINT "payments.receivedAt" CHECK ("payments"."received_at" like '____-__-__T__:__:__.___Z')
);--> statement-breakpoint
CREATE TABLE "payment_allocations" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"payment_id" text COLLATE "C" NOT NULL,
	"invoice_id" text COLLATE "C" NOT NULL,
	"subject_id" text COLLATE "C",
	"amount" bigint NOT NULL,
	"reference" text COLLATE "C",
	"returned_at" text COLLATE "C",
	"search" text COLLATE "C" NOT NULL,
	CONSTRAINT "paymentAllocations.paymentId+invoiceId" UNIQUE("payment_id","invoice_id"),
	CONSTRAINT "paymentAllocations.createdAt" CHECK ("payment_allocations"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "paymentAllocations.amount" CHECK ("payment_allocations"."amount" >= 0 and "payment_allocations"."amount" <= 10000000000),
	CONSTRAINT "paymentAllocations.returnedAt" CHECK ("payment_allocations"."returned_at" like '____-__-__T__:__:__.___Z')
);--> statement-breakpoint
-- Every invoice that was paid, or paid and given back, had one payment at most. Those that one transfer paid name the same
-- reference, in other capitals or with other signs between. The second line of an invoice's search text is its reference, folded.
CREATE TEMPORARY TABLE "paid_invoices" ON COMMIT DROP AS
SELECT i."id", i."user_id", i."payment_method" AS "method", i."total", i."status", i."subject_id", i."payment_reference" AS "reference",
  coalesce(i."paid_at", i."created_at") AS "paid_at",
  split_part(i."search", E'\n', 2) AS "folded",
  CASE WHEN i."payment_reference" IS NULL THEN NULL ELSE left(coalesce(
    nullif(regexp_replace(split_part(i."search", E'\n', 2), '[\s!-/:-@\[-`{-~]', '', 'g'), ''),
    nullif(btrim(split_part(i."search", E'\n', 2)), ''),
    i."payment_reference"), 200) END AS "key"
FROM "invoices" i WHERE i."status" IN ('paid', 'refunded') AND i."total" > 0;--> statement-breakpoint
INSERT INTO "payments" ("id", "created_at", "user_id", "method", "amount", "state", "received_at", "reference", "reference_key", "recorded_by")
SELECT 'payment-' || (array_agg(p."id" ORDER BY p."paid_at", p."id"))[1], min(p."paid_at"),
  (array_agg(p."user_id" ORDER BY p."paid_at", p."id"))[1], (array_agg(p."method" ORDER BY p."paid_at", p."id"))[1],
  sum(p."total"), CASE WHEN bool_and(p."status" = 'refunded') THEN 'refunded' ELSE 'received' END,
  min(p."paid_at"), (array_agg(p."reference" ORDER BY p."paid_at", p."id"))[1], p."key", NULL
FROM "paid_invoices" p GROUP BY p."key", CASE WHEN p."key" IS NULL THEN p."id" END;--> statement-breakpoint
INSERT INTO "payment_allocations" ("id", "created_at", "payment_id", "invoice_id", "subject_id", "amount", "reference", "returned_at", "search")
SELECT 'allocation-' || p."id", p."paid_at",
  'payment-' || first_value(p."id") OVER (PARTITION BY p."key", CASE WHEN p."key" IS NULL THEN p."id" END ORDER BY p."paid_at", p."id"),
  p."id", p."subject_id", p."total", p."reference", CASE WHEN p."status" = 'refunded' THEN p."paid_at" END, p."folded"
FROM "paid_invoices" p;--> statement-breakpoint
UPDATE "invoices" SET "search" = regexp_replace("search", E'^([^\n]*)\n[^\n]*\n', E'\\1\n');--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "payment_reference";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments.recordedBy@reference" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "paymentAllocations.paymentId@reference" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "paymentAllocations.invoiceId@reference" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_page" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_user_id" ON "payments" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_received_at" ON "payments" USING btree ("received_at","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_recorded_by" ON "payments" USING btree ("recorded_by","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_allocations_page" ON "payment_allocations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_allocations_by_payment_id" ON "payment_allocations" USING btree ("payment_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_allocations_by_invoice_id" ON "payment_allocations" USING btree ("invoice_id","created_at","id");
