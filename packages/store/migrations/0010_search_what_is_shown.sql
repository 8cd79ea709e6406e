-- Searches look in more of what rows show. What a replica of the version before writes meanwhile is found by what it was found by.
UPDATE "orders" SET "search" = "search" || E'\n' || lower(CASE
		WHEN strpos(lower("service_name" COLLATE "default"), "server_type") > 0 THEN "service_name"
		ELSE CASE "server_type" WHEN 'game' THEN 'Game' ELSE upper("server_type") END || ' ' || "service_name"
	END COLLATE "default") || E'\n' || replace(lower(coalesce("reason", '') COLLATE "default"), E'\n', ' ');--> statement-breakpoint
UPDATE "user_services" SET "search" = "search" || E'\n' || lower("service_id" COLLATE "default");--> statement-breakpoint
UPDATE "announcements" SET "search" = "search" || E'\n' || replace(lower("content" COLLATE "default"), E'\n', ' ');--> statement-breakpoint
UPDATE "contact_messages" SET "search" = "search" || E'\n' || replace(lower(left("message", 500) COLLATE "default"), E'\n', ' ');--> statement-breakpoint
-- PostgreSQL looks into no JSON that holds U+0000 or half a character.
UPDATE "invoices" SET "search" = "search" || E'\n' || CASE
	WHEN "lines"::text ~* '\\u(0000|d[89a-f])' THEN ''
	ELSE replace(lower(coalesce((
		SELECT string_agg("line"."value" ->> 'description', ', ' ORDER BY "line"."at")
		FROM json_array_elements("lines") WITH ORDINALITY AS "line"("value", "at")
	), '') COLLATE "default"), E'\n', ' ')
END;
