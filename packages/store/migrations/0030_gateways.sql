CREATE TABLE "gateway_events" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"gateway_id" text COLLATE "C" NOT NULL,
	"event_id" text COLLATE "C" NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"attempt_id" text COLLATE "C",
	"observed" json NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"outcome" text COLLATE "C",
	"tries" bigint NOT NULL,
	"next_try_at" text COLLATE "C",
	CONSTRAINT "gatewayEvents.gatewayId+eventId" UNIQUE("gateway_id","event_id"),
	CONSTRAINT "gatewayEvents.done-is-said" CHECK (("gateway_events"."state" = 'done') = ("gateway_events"."outcome" is not null) and ("gateway_events"."state" = 'done') = ("gateway_events"."next_try_at" is null)),
	CONSTRAINT "gatewayEvents.createdAt" CHECK ("gateway_events"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "gatewayEvents.state" CHECK ("gateway_events"."state" in ('new', 'done')),
	CONSTRAINT "gatewayEvents.outcome" CHECK ("gateway_events"."outcome" in ('applied', 'known', 'foreign')),
	CONSTRAINT "gatewayEvents.tries" CHECK ("gateway_events"."tries" >= 0),
	CONSTRAINT "gatewayEvents.nextTryAt" CHECK ("gateway_events"."next_try_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE TABLE "gateways" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"address" text COLLATE "C" NOT NULL,
	"is_live" boolean NOT NULL,
	"gateway_key" text COLLATE "C",
	"webhook_secret" text COLLATE "C",
	CONSTRAINT "gateways.createdAt" CHECK ("gateways"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "gateways.kind" CHECK ("gateways"."kind" in ('stripe'))
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"gateway_id" text COLLATE "C" NOT NULL,
	"invoice_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"number" text COLLATE "C" NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text COLLATE "C" NOT NULL,
	"is_live" boolean NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"session" text COLLATE "C",
	"url" text COLLATE "C",
	"expires_at" text COLLATE "C" NOT NULL,
	"reference" text COLLATE "C",
	"came_amount" bigint,
	"came_currency" text COLLATE "C",
	"problem" text COLLATE "C",
	"fault" text COLLATE "C",
	"fee" bigint,
	"refunded" bigint NOT NULL,
	"payment_id" text COLLATE "C",
	"next_look_at" text COLLATE "C",
	"search" text COLLATE "C" NOT NULL,
	CONSTRAINT "paymentAttempts.session" UNIQUE("session"),
	CONSTRAINT "paymentAttempts.gatewayId+reference" UNIQUE("gateway_id","reference"),
	CONSTRAINT "paymentAttempts.paid-once-succeeded" CHECK ("payment_attempts"."payment_id" is null or "payment_attempts"."state" = 'succeeded'),
	CONSTRAINT "paymentAttempts.createdAt" CHECK ("payment_attempts"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "paymentAttempts.amount" CHECK ("payment_attempts"."amount" >= 0 and "payment_attempts"."amount" <= 10000000000),
	CONSTRAINT "paymentAttempts.currency" CHECK ("payment_attempts"."currency" in ('EUR', 'USD', 'GBP', 'MAD', 'TRY')),
	CONSTRAINT "paymentAttempts.state" CHECK ("payment_attempts"."state" in ('created', 'pending', 'processing', 'succeeded', 'failed', 'expired')),
	CONSTRAINT "paymentAttempts.expiresAt" CHECK ("payment_attempts"."expires_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "paymentAttempts.problem" CHECK ("payment_attempts"."problem" in ('AMOUNT', 'CURRENCY', 'MODE')),
	CONSTRAINT "paymentAttempts.refunded" CHECK ("payment_attempts"."refunded" >= 0 and "payment_attempts"."refunded" <= 10000000000),
	CONSTRAINT "paymentAttempts.nextLookAt" CHECK ("payment_attempts"."next_look_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
ALTER TABLE "gateway_events" ADD CONSTRAINT "gatewayEvents.gatewayId@reference" FOREIGN KEY ("gateway_id") REFERENCES "public"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "paymentAttempts.gatewayId@reference" FOREIGN KEY ("gateway_id") REFERENCES "public"."gateways"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "paymentAttempts.invoiceId@reference" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "paymentAttempts.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "paymentAttempts.paymentId@reference" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gateway_events_page" ON "gateway_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "gateway_events_by_next_try_at" ON "gateway_events" USING btree ("next_try_at","created_at","id");--> statement-breakpoint
CREATE INDEX "gateway_events_by_attempt_id" ON "gateway_events" USING btree ("attempt_id","created_at","id");--> statement-breakpoint
CREATE INDEX "gateways_page" ON "gateways" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_page" ON "payment_attempts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_state" ON "payment_attempts" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_next_look_at" ON "payment_attempts" USING btree ("next_look_at","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_problem" ON "payment_attempts" USING btree ("problem","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_invoice_id" ON "payment_attempts" USING btree ("invoice_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_user_id" ON "payment_attempts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_payment_id" ON "payment_attempts" USING btree ("payment_id","created_at","id");