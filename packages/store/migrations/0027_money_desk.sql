CREATE TABLE "credit_notes" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"number" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"invoice_id" text COLLATE "C" NOT NULL,
	"invoice_number" text COLLATE "C" NOT NULL,
	"seller" json NOT NULL,
	"buyer" json NOT NULL,
	"lines" json NOT NULL,
	"subtotal" bigint NOT NULL,
	"tax_name" text COLLATE "C" NOT NULL,
	"tax_basis_points" bigint,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"reason" text COLLATE "C" NOT NULL,
	"target" text COLLATE "C" NOT NULL,
	"issued_by" text COLLATE "C" NOT NULL,
	"search" text COLLATE "C" NOT NULL,
	CONSTRAINT "creditNotes.number" UNIQUE("number"),
	CONSTRAINT "creditNotes.total-adds-up" CHECK ("credit_notes"."subtotal" + "credit_notes"."tax" = "credit_notes"."total"),
	CONSTRAINT "creditNotes.createdAt" CHECK ("credit_notes"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "creditNotes.subtotal" CHECK ("credit_notes"."subtotal" >= 0 and "credit_notes"."subtotal" <= 10000000000),
	CONSTRAINT "creditNotes.taxBasisPoints" CHECK ("credit_notes"."tax_basis_points" >= 0 and "credit_notes"."tax_basis_points" <= 10000),
	CONSTRAINT "creditNotes.tax" CHECK ("credit_notes"."tax" >= 0 and "credit_notes"."tax" <= 10000000000),
	CONSTRAINT "creditNotes.total" CHECK ("credit_notes"."total" >= 0 and "credit_notes"."total" <= 10000000000),
	CONSTRAINT "creditNotes.target" CHECK ("credit_notes"."target" in ('coins', 'off-site'))
);
--> statement-breakpoint
CREATE TABLE "declarations" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"method" text COLLATE "C" NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text COLLATE "C",
	"reference_key" text COLLATE "C",
	"alike_key" text COLLATE "C",
	"paid_on" text COLLATE "C" NOT NULL,
	"pays" json NOT NULL,
	"note" text COLLATE "C" NOT NULL,
	"proof_ids" json NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"decided_by" text COLLATE "C",
	"decided_at" text COLLATE "C",
	"reason" text COLLATE "C",
	"payment_id" text COLLATE "C",
	"search" text COLLATE "C" NOT NULL,
	CONSTRAINT "declarations.waiting-undecided" CHECK (("declarations"."state" = 'waiting') = ("declarations"."decided_at" is null)),
	CONSTRAINT "declarations.createdAt" CHECK ("declarations"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "declarations.amount" CHECK ("declarations"."amount" >= 0 and "declarations"."amount" <= 10000000000),
	CONSTRAINT "declarations.state" CHECK ("declarations"."state" in ('waiting', 'approved', 'rejected', 'withdrawn', 'superseded')),
	CONSTRAINT "declarations.decidedAt" CHECK ("declarations"."decided_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE TABLE "file_bytes" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
-- They are packed already: whole and apart from their row.
ALTER TABLE "file_bytes" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
CREATE TABLE "files" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"purpose" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"size" bigint NOT NULL,
	"digest" text COLLATE "C" NOT NULL,
	"subject_id" text COLLATE "C",
	"erased_at" text COLLATE "C",
	CONSTRAINT "files.createdAt" CHECK ("files"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "files.purpose" CHECK ("files"."purpose" in ('proof', 'attachment')),
	CONSTRAINT "files.type" CHECK ("files"."type" in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
	CONSTRAINT "files.size" CHECK ("files"."size" >= 1 and "files"."size" <= 5242880),
	CONSTRAINT "files.erasedAt" CHECK ("files"."erased_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"amount" bigint NOT NULL,
	"method" text COLLATE "C" NOT NULL,
	"account" text COLLATE "C" NOT NULL,
	"cause" text COLLATE "C" NOT NULL,
	"number" text COLLATE "C" NOT NULL,
	"invoice_id" text COLLATE "C",
	"payment_id" text COLLATE "C",
	"credit_note_id" text COLLATE "C",
	"state" text COLLATE "C" NOT NULL,
	"reference" text COLLATE "C",
	"settled_at" text COLLATE "C",
	"settled_by" text COLLATE "C",
	"search" text COLLATE "C" NOT NULL,
	CONSTRAINT "refunds.settled-is-said" CHECK (("refunds"."state" = 'to-send') = ("refunds"."settled_at" is null)),
	CONSTRAINT "refunds.createdAt" CHECK ("refunds"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "refunds.amount" CHECK ("refunds"."amount" >= 0 and "refunds"."amount" <= 10000000000),
	CONSTRAINT "refunds.cause" CHECK ("refunds"."cause" in ('order-closed', 'overpaid', 'credit-note')),
	CONSTRAINT "refunds.state" CHECK ("refunds"."state" in ('to-send', 'sent', 'to-coins')),
	CONSTRAINT "refunds.settledAt" CHECK ("refunds"."settled_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"invoice_id" text COLLATE "C" NOT NULL,
	"day" bigint NOT NULL,
	CONSTRAINT "reminders.invoiceId+day" UNIQUE("invoice_id","day"),
	CONSTRAINT "reminders.createdAt" CHECK ("reminders"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "reminders.day" CHECK ("reminders"."day" >= -365 and "reminders"."day" <= 365)
);
--> statement-breakpoint
ALTER TABLE "coin_entries" DROP CONSTRAINT "coinEntries.kind";--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD COLUMN "returned" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "credited" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credited" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The defaults stay: a replica of the version before writes rows without these columns. Until now an invoice was paid whole or
-- not at all, and what went back went back whole.
UPDATE "payment_allocations" SET "returned" = "amount" WHERE "returned_at" IS NOT NULL;--> statement-breakpoint
UPDATE "invoices" i SET "paid" = a."sum" FROM (
	SELECT "invoice_id", sum("amount") AS "sum" FROM "payment_allocations" WHERE "returned_at" IS NULL GROUP BY "invoice_id"
) a WHERE a."invoice_id" = i."id";--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "creditNotes.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "creditNotes.invoiceId@reference" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "creditNotes.issuedBy@reference" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations.paymentId@reference" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations.decidedBy@reference" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds.invoiceId@reference" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds.paymentId@reference" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds.creditNoteId@reference" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds.settledBy@reference" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders.invoiceId@reference" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_notes_page" ON "credit_notes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "credit_notes_by_user_id" ON "credit_notes" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "credit_notes_by_invoice_id" ON "credit_notes" USING btree ("invoice_id","created_at","id");--> statement-breakpoint
CREATE INDEX "credit_notes_by_issued_by" ON "credit_notes" USING btree ("issued_by","created_at","id");--> statement-breakpoint
CREATE INDEX "declarations_page" ON "declarations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "declarations_by_state" ON "declarations" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "declarations_by_alike_key" ON "declarations" USING btree ("alike_key","created_at","id");--> statement-breakpoint
CREATE INDEX "declarations_by_user_id" ON "declarations" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "declarations_by_payment_id" ON "declarations" USING btree ("payment_id","created_at","id");--> statement-breakpoint
CREATE INDEX "declarations_by_decided_by" ON "declarations" USING btree ("decided_by","created_at","id");--> statement-breakpoint
CREATE INDEX "files_page" ON "files" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "files_by_digest" ON "files" USING btree ("digest","created_at","id");--> statement-breakpoint
CREATE INDEX "files_by_subject_id" ON "files" USING btree ("subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "files_by_user_id" ON "files" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_page" ON "refunds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_by_state" ON "refunds" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_by_user_id" ON "refunds" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_by_invoice_id" ON "refunds" USING btree ("invoice_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_by_payment_id" ON "refunds" USING btree ("payment_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_by_credit_note_id" ON "refunds" USING btree ("credit_note_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_by_settled_by" ON "refunds" USING btree ("settled_by","created_at","id");--> statement-breakpoint
CREATE INDEX "reminders_page" ON "reminders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reminders_by_invoice_id" ON "reminders" USING btree ("invoice_id","created_at","id");--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "paymentAllocations.returned-within" CHECK ("payment_allocations"."returned" <= "payment_allocations"."amount");--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "paymentAllocations.returned" CHECK ("payment_allocations"."returned" >= 0 and "payment_allocations"."returned" <= 10000000000);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments.credited-within" CHECK ("payments"."credited" <= "payments"."amount");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments.credited" CHECK ("payments"."credited" >= 0 and "payments"."credited" <= 10000000000);--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coinEntries.kind" CHECK ("coin_entries"."kind" in ('purchase', 'adjustment', 'order', 'refund', 'overpayment', 'renewal', 'forfeit'));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices.paid-within" CHECK ("invoices"."paid" <= "invoices"."total" and "invoices"."credited" <= "invoices"."total");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices.paid" CHECK ("invoices"."paid" >= 0 and "invoices"."paid" <= 10000000000);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices.credited" CHECK ("invoices"."credited" >= 0 and "invoices"."credited" <= 10000000000);