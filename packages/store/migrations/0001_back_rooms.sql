CREATE TABLE "client_notes" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"author_id" text COLLATE "C" NOT NULL,
	"body" text COLLATE "C" NOT NULL,
	CONSTRAINT "clientNotes.createdAt" CHECK ("client_notes"."created_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE TABLE "domains" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"price" bigint NOT NULL,
	"auto_renew" boolean NOT NULL,
	"expires_at" text COLLATE "C" NOT NULL,
	"search" text COLLATE "C" NOT NULL,
	CONSTRAINT "domains.name" UNIQUE("name"),
	CONSTRAINT "domains.price-not-negative" CHECK ("domains"."price" >= 0),
	CONSTRAINT "domains.createdAt" CHECK ("domains"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "domains.expiresAt" CHECK ("domains"."expires_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users.status";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "assignee_id" text COLLATE "C";--> statement-breakpoint
-- Messages now say which side wrote them. As text: PostgreSQL looks into no JSON that holds U+0000.
UPDATE "tickets" SET "messages" = (
	SELECT ('[' || coalesce(string_agg(left("message"."value"::text, -1) || ',"from":"' || CASE
		WHEN strpos("message"."value"::text, '"authorId":' || to_json("tickets"."user_id")::text) > 0 THEN 'customer'
		ELSE 'team'
	END || '","isInternal":false}', ',' ORDER BY "message"."at"), '') || ']')::json
	FROM json_array_elements("tickets"."messages") WITH ORDINALITY AS "message"("value", "at")
);--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "domain_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "clientNotes.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "clientNotes.authorId@reference" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_notes_page" ON "client_notes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "client_notes_by_user_id" ON "client_notes" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "client_notes_by_author_id" ON "client_notes" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "domains_page" ON "domains" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "domains_by_user_id" ON "domains" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "domains_by_expires_at" ON "domains" USING btree ("expires_at","created_at","id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices.domainId@reference" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_by_status" ON "users" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "users_sorted_by_text" ON "users" USING btree (left("search", 200),"id");--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_action" ON "audit_log" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject","created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_by_assignee_id" ON "tickets" USING btree ("assignee_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_sorted_by_text" ON "tickets" USING btree (left("search", 200),"id");--> statement-breakpoint
CREATE INDEX "tickets_sorted_by_updated_at" ON "tickets" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_sorted_by_status" ON "tickets" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "invoices_by_domain_id" ON "invoices" USING btree ("domain_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_by_paid_at" ON "invoices" USING btree ("paid_at","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_sorted_by_text" ON "invoices" USING btree (left("search", 200),"id");--> statement-breakpoint
CREATE INDEX "invoices_sorted_by_total" ON "invoices" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "invoices_sorted_by_due_date" ON "invoices" USING btree ("due_date","id");--> statement-breakpoint
CREATE INDEX "invoices_sorted_by_status" ON "invoices" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_text" ON "orders" USING btree (left("search", 200),"id");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_amount_due" ON "orders" USING btree ("amount_due","id");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_status" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "user_services_by_service_id" ON "user_services" USING btree ("service_id","created_at","id");--> statement-breakpoint
CREATE INDEX "user_services_sorted_by_text" ON "user_services" USING btree (left("search", 200),"id");--> statement-breakpoint
CREATE INDEX "user_services_sorted_by_price" ON "user_services" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "user_services_sorted_by_expires_at" ON "user_services" USING btree ("expires_at","id");--> statement-breakpoint
CREATE INDEX "user_services_sorted_by_status" ON "user_services" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "vouchers_sorted_by_text" ON "vouchers" USING btree (left("search", 200),"id");--> statement-breakpoint
CREATE INDEX "vouchers_sorted_by_valid_until" ON "vouchers" USING btree ("valid_until","id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices.domainId+periodStart" UNIQUE("domain_id","period_start");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users.status" CHECK ("users"."status" in ('active', 'suspended', 'deleted'));