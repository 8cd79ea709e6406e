-- What is asked for beside a plan is data: the options of the seed become rows of their own, and orders and services keep
-- what was chosen as a list, with the words and the prices that it had.
CREATE TABLE "order_options" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"label" text COLLATE "C" NOT NULL,
	"help" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"choices" json NOT NULL,
	"default_choice" text COLLATE "C" NOT NULL,
	"is_required" boolean NOT NULL,
	"plan_types" json NOT NULL,
	"plan_ids" json NOT NULL,
	"position" bigint NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	CONSTRAINT "orderOptions.createdAt" CHECK ("order_options"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "orderOptions.kind" CHECK ("order_options"."kind" in ('choice', 'text', 'host-name')),
	CONSTRAINT "orderOptions.status" CHECK ("order_options"."status" in ('active', 'archived'))
);
--> statement-breakpoint
CREATE INDEX "order_options_page" ON "order_options" USING btree ("created_at","id");--> statement-breakpoint
-- A shop that is not open yet gets them when it is.
INSERT INTO "order_options" ("id", "created_at", "label", "help", "kind", "choices", "default_choice", "is_required",
	"plan_types", "plan_ids", "position", "status")
SELECT "seed"."id", "settings"."created_at", "seed"."label", "seed"."help", "seed"."kind", "seed"."choices"::json,
	"seed"."default_choice", "seed"."is_required", "seed"."plan_types"::json, '[]'::json, "seed"."position", 'active'
FROM "settings", (VALUES
	(1, 'location', 'Location', '', 'choice', 'germany', true, '[]',
		'[{"id":"germany","label":"Germany","pricePerMonth":0,"slots":null},{"id":"usa","label":"USA","pricePerMonth":0,"slots":null},{"id":"uk","label":"UK","pricePerMonth":0,"slots":null},{"id":"france","label":"France","pricePerMonth":0,"slots":null}]'),
	(2, 'operating-system', 'Operating system', '', 'choice', 'debian-12', true, '["vps"]',
		'[{"id":"debian-12","label":"Debian 12","pricePerMonth":0,"slots":null},{"id":"ubuntu-24-04","label":"Ubuntu 24.04","pricePerMonth":0,"slots":null},{"id":"almalinux-9","label":"AlmaLinux 9","pricePerMonth":0,"slots":null}]'),
	(3, 'ddos-protection', 'DDoS protection', '', 'choice', 'yes', true, '[]',
		'[{"id":"yes","label":"Yes","pricePerMonth":0,"slots":null},{"id":"no","label":"No","pricePerMonth":0,"slots":null}]'),
	(4, 'player-slots', 'Player slots', '', 'choice', '50', true, '["samp","mta","game"]',
		'[{"id":"25","label":"25","pricePerMonth":0,"slots":25},{"id":"50","label":"50","pricePerMonth":0,"slots":50},{"id":"100","label":"100","pricePerMonth":0,"slots":100},{"id":"200","label":"200","pricePerMonth":0,"slots":200}]'),
	(5, 'game', 'Game', '', 'text', '', true, '["game"]', '[]'),
	(6, 'backup', 'Backup', '', 'choice', 'choliba', true, '[]',
		'[{"id":"choliba","label":"Choliba","pricePerMonth":0,"slots":null},{"id":"premium","label":"Premium","pricePerMonth":200,"slots":null},{"id":"none","label":"None","pricePerMonth":0,"slots":null}]'),
	(7, 'host-name', 'Host name', 'Can be left empty.', 'host-name', '', false, '["vps"]', '[]')
) AS "seed" ("position", "id", "label", "help", "kind", "default_choice", "is_required", "plan_types", "choices");--> statement-breakpoint
-- Null was chosen by nobody, and is left out.
CREATE FUNCTION chosen_once(location text, ddos boolean, slots bigint, backup text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT '[' || concat_ws(',',
		'{"id":"location","label":"Location","choice":"' || location || '","choiceLabel":"'
			|| CASE location WHEN 'germany' THEN 'Germany' WHEN 'france' THEN 'France' ELSE upper(location) END
			|| '","pricePerMonth":0}',
		'{"id":"ddos-protection","label":"DDoS protection","choice":"' || CASE WHEN ddos THEN 'yes","choiceLabel":"Yes' WHEN NOT ddos THEN 'no","choiceLabel":"No' END
			|| '","pricePerMonth":0}',
		'{"id":"player-slots","label":"Player slots","choice":"' || slots || '","choiceLabel":"' || slots || '","pricePerMonth":0}',
		'{"id":"backup","label":"Backup","choice":"' || backup || '","choiceLabel":"' || initcap(backup) || '","pricePerMonth":'
			|| CASE backup WHEN 'premium' THEN 200 ELSE 0 END || '}'
	) || ']'
$$;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "options" json;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "options" json;--> statement-breakpoint
-- Searches look in what was typed, too; of these rows nothing was.
UPDATE "orders" SET "options" = chosen_once("location", "ddos_protection", "player_slots", "backup")::json, "search" = "search" || E'\n';--> statement-breakpoint
UPDATE "services" SET "options" = chosen_once("location", "ddos_protection", "player_slots", "backup")::json, "search" = "search" || E'\n';--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "options" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ALTER COLUMN "options" SET NOT NULL;--> statement-breakpoint
-- With its columns go the checks of them.
ALTER TABLE "orders" DROP COLUMN "location", DROP COLUMN "ddos_protection", DROP COLUMN "player_slots", DROP COLUMN "backup";--> statement-breakpoint
ALTER TABLE "services" DROP COLUMN "ddos_protection", DROP COLUMN "player_slots", DROP COLUMN "backup";--> statement-breakpoint
ALTER TABLE "services" DROP CONSTRAINT "services.location";--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services.location-as-chosen" CHECK ("services"."location" is null or "services"."options"::text <> '[]');--> statement-breakpoint
-- Answers that are kept for a request sent again hold orders and services in the shape of then. As text, for PostgreSQL
-- looks into no JSON that holds U+0000; a quote within a text is escaped. Only services go on with autoRenew, and keep
-- their location.
DO $$
DECLARE
	kept record;
	answered text;
	fields text;
	parts text[];
	options text;
BEGIN
	FOR kept IN SELECT "id", "answer" FROM "idempotency_keys" WHERE "answer" LIKE '%"ddosProtection":%' LOOP
		answered := kept.answer;
		LOOP
			parts := regexp_match(answered, '("location":("[a-z]+"|null),"ddosProtection":(true|false|null),"playerSlots":(\d+|null),"backup":("[a-z]+"|null))(,"autoRenew")?');
			EXIT WHEN parts IS NULL;
			fields := parts[1] || coalesce(parts[6], '');
			options := '"options":' || chosen_once(
				btrim(nullif(parts[2], 'null'), '"'), nullif(parts[3], 'null')::boolean,
				nullif(parts[4], 'null')::bigint, btrim(nullif(parts[5], 'null'), '"'));
			IF parts[6] IS NULL THEN
				-- Not those of a service that has chosen the same.
				answered := regexp_replace(answered, fields || '(?!,"autoRenew")', options, 'g');
			ELSE
				answered := replace(answered, fields, options || ',"location":' || parts[2] || parts[6]);
			END IF;
		END LOOP;
		UPDATE "idempotency_keys" SET "answer" = answered WHERE "id" = kept.id;
	END LOOP;
END $$;--> statement-breakpoint
DROP FUNCTION chosen_once(text, boolean, bigint, text);
