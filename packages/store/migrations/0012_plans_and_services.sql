-- What is sold is a plan, what runs is a service: tables, columns, constraints and indexes get the names that the code
-- has. Nothing but the names changes, and a few kept answers.
ALTER TABLE "services" RENAME TO "plans";--> statement-breakpoint
ALTER TABLE "user_services" RENAME TO "services";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "service_id" TO "plan_id";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "service_name" TO "plan_name";--> statement-breakpoint
ALTER TABLE "services" RENAME COLUMN "service_id" TO "plan_id";--> statement-breakpoint
ALTER TABLE "services" RENAME COLUMN "service_name" TO "plan_name";--> statement-breakpoint
ALTER TABLE "invoices" RENAME COLUMN "user_service_id" TO "service_id";--> statement-breakpoint
ALTER TABLE "vouchers" RENAME COLUMN "applicable_services" TO "applicable_plans";--> statement-breakpoint
-- A constraint is named after its collection and fields: `services.price` of the plans is `plans.price` now.
DO $$
DECLARE
  found record;
  renamed text;
BEGIN
  FOR found IN
    SELECT c.conname AS name, c.conrelid::regclass AS owner, t.relname AS relation
    FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid
    WHERE t.relnamespace = current_schema()::regnamespace
      AND t.relname IN ('plans', 'orders', 'services', 'invoices', 'vouchers')
    -- Plans first: their old names are the new ones of services.
    ORDER BY t.relname <> 'plans'
  LOOP
    renamed := found.name;
    IF found.relation = 'plans' THEN
      renamed := regexp_replace(renamed, '^services([._])', 'plans\1');
    ELSIF found.relation = 'services' THEN
      renamed := regexp_replace(regexp_replace(renamed, '^userServices\.', 'services.'), '^user_services_', 'services_');
    ELSIF found.relation = 'invoices' THEN
      renamed := replace(renamed, 'userServiceId', 'serviceId');
    ELSIF found.relation = 'vouchers' THEN
      renamed := replace(renamed, 'applicableServices', 'applicablePlans');
    END IF;
    IF renamed <> found.name THEN
      EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', found.owner, found.name, renamed);
    END IF;
  END LOOP;
  FOR found IN
    SELECT i.relname AS name, i.oid::regclass AS owner, t.relname AS relation
    FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
    WHERE t.relnamespace = current_schema()::regnamespace
      AND t.relname IN ('plans', 'orders', 'services', 'invoices')
    ORDER BY t.relname <> 'plans'
  LOOP
    renamed := found.name;
    IF found.relation = 'plans' THEN
      renamed := regexp_replace(renamed, '^services_', 'plans_');
    ELSIF found.relation = 'services' THEN
      renamed := regexp_replace(regexp_replace(renamed, '_by_service_id$', '_by_plan_id'), '^user_services_', 'services_');
    ELSIF found.relation = 'orders' THEN
      renamed := regexp_replace(renamed, '_by_service_id$', '_by_plan_id');
    ELSE
      renamed := regexp_replace(renamed, '_by_user_service_id$', '_by_service_id');
    END IF;
    IF renamed <> found.name THEN
      EXECUTE format('ALTER INDEX %s RENAME TO %I', found.owner, renamed);
    END IF;
  END LOOP;
END $$;--> statement-breakpoint
-- A request that is sent again is answered what it was answered first, under the names of today. What a ticket calls
-- `serviceId` is one.
UPDATE "idempotency_keys" SET "answer" = regexp_replace(regexp_replace(regexp_replace(regexp_replace("answer",
  '([{,])"serviceId":', '\1"planId":', 'g'),
  '([{,])"serviceName":', '\1"planName":', 'g'),
  '([{,])"applicableServices":', '\1"applicablePlans":', 'g'),
  '([{,])"userServiceId":', '\1"serviceId":', 'g')
WHERE "request" NOT LIKE 'tickets.%' AND "answer" LIKE '%ervice%';
