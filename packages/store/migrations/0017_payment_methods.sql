-- Ways to pay are rows: those of the seed, with how each is paid from the settings.
CREATE TABLE "payment_methods" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"instructions" text COLLATE "C" NOT NULL,
	"account" text COLLATE "C" NOT NULL,
	"country" text COLLATE "C",
	"is_on" boolean NOT NULL,
	"position" bigint NOT NULL,
	CONSTRAINT "paymentMethods.createdAt" CHECK ("payment_methods"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "paymentMethods.coins-by-id" CHECK (("payment_methods"."kind" = 'coins') = ("payment_methods"."id" = 'coins')),
	CONSTRAINT "paymentMethods.kind" CHECK ("payment_methods"."kind" in ('coins', 'manual', 'gateway'))
);
--> statement-breakpoint
CREATE INDEX "payment_methods_page" ON "payment_methods" USING btree ("created_at","id");--> statement-breakpoint
-- A text may hold what PostgreSQL writes down but does not read out of JSON: U+0000 and halves of surrogate pairs.
CREATE FUNCTION read_detail(details json, method text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
	RETURN details->>method;
EXCEPTION WHEN others THEN
	RETURN regexp_replace(details::text, '((?:^|[^\\])(?:\\\\)*)(?:\\u(?:0000|d[89a-f][0-9a-f]{2}))+', '\1', 'gi')::json->>method;
END $$;--> statement-breakpoint
-- A shop that is not open yet gets them when it is.
INSERT INTO "payment_methods" ("id", "created_at", "kind", "name", "instructions", "account", "country", "is_on", "position")
SELECT "seed"."id", "settings"."created_at", "seed"."kind", "seed"."name",
	coalesce(read_detail("settings"."payment_details", "seed"."id"), ''), '', NULL, true, "seed"."position"
FROM "settings", (VALUES
	(1, 'coins', 'coins', 'Coins'),
	(2, 'cashplus', 'manual', 'cashPlus'),
	(3, 'paypal', 'manual', 'PayPal'),
	(4, 'bank-transfer', 'manual', 'Bank transfer'),
	(5, 'orange-money', 'manual', 'Orange Money'),
	(6, 'inwi-money', 'manual', 'Inwi Money')
) AS "seed" ("position", "id", "kind", "name");--> statement-breakpoint
DROP FUNCTION read_detail(json, text);--> statement-breakpoint
ALTER TABLE "settings" DROP COLUMN "payment_details";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders.paymentMethod";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices.paymentMethod";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments.method";
