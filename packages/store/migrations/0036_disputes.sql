CREATE TABLE "disputes" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"gateway_id" text COLLATE "C" NOT NULL,
	"dispute_id" text COLLATE "C" NOT NULL,
	"attempt_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"payment_id" text COLLATE "C",
	"invoice_id" text COLLATE "C",
	"number" text COLLATE "C" NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text COLLATE "C" NOT NULL,
	"reason" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"needs_answer" boolean NOT NULL,
	"opened_at" text COLLATE "C" NOT NULL,
	"due_by" text COLLATE "C",
	"told_at" text COLLATE "C" NOT NULL,
	"withdrawn_at" text COLLATE "C",
	"withdrawn" bigint NOT NULL,
	"reinstated_at" text COLLATE "C",
	"reinstated" bigint NOT NULL,
	"fee" bigint,
	"closed_at" text COLLATE "C",
	"withdrawn_on" text COLLATE "C",
	"fee_on" text COLLATE "C",
	"reinstated_on" text COLLATE "C",
	"lost_on" text COLLATE "C",
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"country" text COLLATE "C",
	"released_on" text COLLATE "C",
	"taken_back" bigint NOT NULL,
	"claim" text COLLATE "C" NOT NULL,
	"credit_note_id" text COLLATE "C",
	"billed_by_id" text COLLATE "C",
	CONSTRAINT "disputes.gatewayId+disputeId" UNIQUE("gateway_id","dispute_id"),
	CONSTRAINT "disputes.closed-is-said" CHECK (("disputes"."state" = 'open') = ("disputes"."closed_at" is null)),
	CONSTRAINT "disputes.lost-was-withdrawn" CHECK ("disputes"."lost_on" is null or "disputes"."withdrawn_on" is not null),
	CONSTRAINT "disputes.taken-within" CHECK ("disputes"."taken_back" <= "disputes"."withdrawn"),
	CONSTRAINT "disputes.createdAt" CHECK ("disputes"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "disputes.amount" CHECK ("disputes"."amount" >= 0 and "disputes"."amount" <= 10000000000),
	CONSTRAINT "disputes.state" CHECK ("disputes"."state" in ('open', 'won', 'lost')),
	CONSTRAINT "disputes.openedAt" CHECK ("disputes"."opened_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "disputes.dueBy" CHECK ("disputes"."due_by" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "disputes.toldAt" CHECK ("disputes"."told_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "disputes.withdrawnAt" CHECK ("disputes"."withdrawn_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "disputes.withdrawn" CHECK ("disputes"."withdrawn" >= 0 and "disputes"."withdrawn" <= 10000000000),
	CONSTRAINT "disputes.reinstatedAt" CHECK ("disputes"."reinstated_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "disputes.reinstated" CHECK ("disputes"."reinstated" >= 0 and "disputes"."reinstated" <= 10000000000),
	CONSTRAINT "disputes.fee" CHECK ("disputes"."fee" >= 0 and "disputes"."fee" <= 10000000000),
	CONSTRAINT "disputes.closedAt" CHECK ("disputes"."closed_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "disputes.withdrawnOn" CHECK ("disputes"."withdrawn_on" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "disputes.feeOn" CHECK ("disputes"."fee_on" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "disputes.reinstatedOn" CHECK ("disputes"."reinstated_on" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "disputes.lostOn" CHECK ("disputes"."lost_on" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "disputes.net" CHECK ("disputes"."net" >= 0 and "disputes"."net" <= 10000000000),
	CONSTRAINT "disputes.tax" CHECK ("disputes"."tax" >= 0 and "disputes"."tax" <= 10000000000),
	CONSTRAINT "disputes.releasedOn" CHECK ("disputes"."released_on" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "disputes.takenBack" CHECK ("disputes"."taken_back" >= 0 and "disputes"."taken_back" <= 10000000000),
	CONSTRAINT "disputes.claim" CHECK ("disputes"."claim" in ('none', 'open', 'billed', 'written-off'))
);
--> statement-breakpoint
ALTER TABLE "credit_notes" ALTER COLUMN "issued_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "fee_booked_at" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "dispute" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes.gatewayId@reference" FOREIGN KEY ("gateway_id") REFERENCES "public"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes.attemptId@reference" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes.paymentId@reference" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes.invoiceId@reference" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes.creditNoteId@reference" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes.billedById@reference" FOREIGN KEY ("billed_by_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_page" ON "disputes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "disputes_by_state" ON "disputes" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "disputes_by_claim" ON "disputes" USING btree ("claim","created_at","id");--> statement-breakpoint
CREATE INDEX "disputes_by_attempt_id" ON "disputes" USING btree ("attempt_id","created_at","id");--> statement-breakpoint
CREATE INDEX "disputes_by_user_id" ON "disputes" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "disputes_by_payment_id" ON "disputes" USING btree ("payment_id","created_at","id");--> statement-breakpoint
CREATE INDEX "disputes_by_invoice_id" ON "disputes" USING btree ("invoice_id","created_at","id");--> statement-breakpoint
CREATE INDEX "disputes_by_credit_note_id" ON "disputes" USING btree ("credit_note_id","created_at","id");--> statement-breakpoint
CREATE INDEX "disputes_by_billed_by_id" ON "disputes" USING btree ("billed_by_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_fee_booked_at" ON "payment_attempts" USING btree ("fee_booked_at","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_dispute" ON "payments" USING btree ("dispute","created_at","id");--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "paymentAttempts.feeBookedAt" CHECK ("payment_attempts"."fee_booked_at" like '____-__-__T__:__:__.___Z');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments.dispute" CHECK ("payments"."dispute" in ('open', 'won', 'lost'));