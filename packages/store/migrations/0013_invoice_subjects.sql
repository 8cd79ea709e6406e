-- An invoice bills one thing: its kind and its id stand in the place of a key for each kind. What it renews comes first,
-- as it did when it was paid.
ALTER TABLE "invoices" ADD COLUMN "subject_kind" text COLLATE "C", ADD COLUMN "subject_id" text COLLATE "C";--> statement-breakpoint
UPDATE "invoices" SET
  "subject_kind" = CASE
    WHEN "service_id" IS NOT NULL THEN 'service'
    WHEN "domain_id" IS NOT NULL THEN 'domain'
    WHEN "order_id" IS NOT NULL THEN 'order'
  END,
  "subject_id" = coalesce("service_id", "domain_id", "order_id");--> statement-breakpoint
-- Their constraints and indexes go with them.
ALTER TABLE "invoices" DROP COLUMN "order_id", DROP COLUMN "service_id", DROP COLUMN "domain_id";--> statement-breakpoint
-- A foreign key leads to one table, so each kind has a column that PostgreSQL fills by itself.
ALTER TABLE "invoices"
  ADD COLUMN "order_id" text COLLATE "C" GENERATED ALWAYS AS (case when "subject_kind" = 'order' then "subject_id" end) STORED,
  ADD COLUMN "service_id" text COLLATE "C" GENERATED ALWAYS AS (case when "subject_kind" = 'service' then "subject_id" end) STORED,
  ADD COLUMN "domain_id" text COLLATE "C" GENERATED ALWAYS AS (case when "subject_kind" = 'domain' then "subject_id" end) STORED;--> statement-breakpoint
ALTER TABLE "invoices"
  ADD CONSTRAINT "invoices.subjectId@reference:order" FOREIGN KEY ("order_id") REFERENCES "orders" ("id"),
  ADD CONSTRAINT "invoices.subjectId@reference:service" FOREIGN KEY ("service_id") REFERENCES "services" ("id"),
  ADD CONSTRAINT "invoices.subjectId@reference:domain" FOREIGN KEY ("domain_id") REFERENCES "domains" ("id"),
  ADD CONSTRAINT "invoices.subject-is-whole" CHECK (("subject_kind" is null) = ("subject_id" is null)),
  ADD CONSTRAINT "invoices.subjectKind+subjectId+periodStart" UNIQUE ("subject_kind", "subject_id", "period_start");--> statement-breakpoint
CREATE INDEX "invoices_by_order_id" ON "invoices" ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_by_service_id" ON "invoices" ("service_id");--> statement-breakpoint
CREATE INDEX "invoices_by_domain_id" ON "invoices" ("domain_id");--> statement-breakpoint
CREATE INDEX "invoices_by_subject_id" ON "invoices" ("subject_id", "created_at", "id");--> statement-breakpoint
-- The same in the answers that are kept for a request that is sent again. An id may hold a quote, which is escaped there.
UPDATE "idempotency_keys" SET "answer" = regexp_replace(regexp_replace(regexp_replace(regexp_replace("answer",
  '"orderId":(?:null|"(?:[^"\\]|\\.)*"),"serviceId":("(?:[^"\\]|\\.)*"),"periodStart":(null|"[^"]*")(?:,"domainId":(?:null|"(?:[^"\\]|\\.)*"))?',
  '"subjectKind":"service","subjectId":\1,"periodStart":\2', 'g'),
  '"orderId":(?:null|"(?:[^"\\]|\\.)*"),"serviceId":null,"periodStart":(null|"[^"]*"),"domainId":("(?:[^"\\]|\\.)*")',
  '"subjectKind":"domain","subjectId":\2,"periodStart":\1', 'g'),
  '"orderId":("(?:[^"\\]|\\.)*"),"serviceId":null,"periodStart":(null|"[^"]*")(?:,"domainId":null)?',
  '"subjectKind":"order","subjectId":\1,"periodStart":\2', 'g'),
  '"orderId":null,"serviceId":null,"periodStart":(null|"[^"]*")(?:,"domainId":null)?',
  '"subjectKind":null,"subjectId":null,"periodStart":\1', 'g')
WHERE "answer" LIKE '%"periodStart":%';
