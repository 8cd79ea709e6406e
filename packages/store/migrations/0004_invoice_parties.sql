ALTER TABLE "invoices" ADD COLUMN "seller" json;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "buyer" json;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_name" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_basis_points" bigint;--> statement-breakpoint
UPDATE "invoices" SET
	"seller" = json_build_object('name', coalesce("shop"."site_name", ''), 'address', coalesce("shop"."address", ''), 'email', coalesce("shop"."payments_email", '')),
	"buyer" = json_build_object('name', "users"."name", 'company', "users"."company", 'country', "users"."country"),
	"tax_name" = coalesce("shop"."tax" ->> 'name', '')
FROM "users" LEFT JOIN "settings" AS "shop" ON "shop"."id" = 'settings'
WHERE "users"."id" = "invoices"."user_id";--> statement-breakpoint
UPDATE "invoices" SET "search" = lower("number" || E'\n' || coalesce("payment_reference", ''));--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "seller" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "buyer" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "tax_name" SET NOT NULL;
