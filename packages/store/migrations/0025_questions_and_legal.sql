ALTER TABLE "settings" ADD COLUMN "questions" json;--> statement-breakpoint
-- Shops of before have written no pages, and agree by the words that a new shop has. As text: PostgreSQL looks into no JSON
-- that holds U+0000 or half a character, and a quote within a text is escaped.
UPDATE "settings" SET "legal" = (
	left(rtrim("legal"::text), -1) ||
	',"consent":"By going on you accept our {terms}. What we do with your data is in our {privacy}.","imprint":"","privacy":"","terms":""}'
)::json
WHERE "legal"::text NOT LIKE '%"consent":%';
