-- The defaults are for replicas of the version before, which go on writing invoices until they are restarted.
ALTER TABLE "invoices" ADD COLUMN "seller" json DEFAULT '{"name":"","address":"","email":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "buyer" json DEFAULT '{"name":"","company":null,"country":null}' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_name" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_basis_points" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices.taxBasisPoints" CHECK ("invoices"."tax_basis_points" >= 0 and "invoices"."tax_basis_points" <= 10000);--> statement-breakpoint
-- One pass, for each rewrites every row and its indexes. PostgreSQL looks into no JSON that holds U+0000 or half a character.
UPDATE "invoices" SET
	"seller" = json_build_object('name', coalesce("shop"."site_name", ''), 'address', coalesce("shop"."address", ''), 'email', coalesce("shop"."payments_email", '')),
	"buyer" = json_build_object('name', "users"."name", 'company', "users"."company", 'country', "users"."country"),
	"tax_name" = CASE WHEN "shop"."tax"::text ~* '\\u(0000|d[89a-f])' THEN '' ELSE coalesce("shop"."tax" ->> 'name', '') END,
	"search" = lower("number" || E'\n' || coalesce("payment_reference", '') COLLATE "default")
FROM "users" LEFT JOIN "settings" AS "shop" ON "shop"."id" = 'settings'
WHERE "users"."id" = "invoices"."user_id";
