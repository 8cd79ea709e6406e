-- What stood in a new shop's settings for what only its operator can know counts as not set. As text: PostgreSQL looks into
-- no JSON that holds U+0000 or half a character, and a quote within a text is escaped.
UPDATE "settings" SET
	"contact_email" = CASE WHEN "contact_email" = 'support@hostfront.example' THEN '' ELSE "contact_email" END,
	"payments_email" = CASE WHEN "payments_email" = 'payments@hostfront.example' THEN '' ELSE "payments_email" END,
	"discord_link" = CASE WHEN "discord_link" = 'https://discord.com/' THEN '' ELSE "discord_link" END,
	"whatsapp_link" = CASE WHEN "whatsapp_link" = 'https://wa.me/' THEN '' ELSE "whatsapp_link" END,
	"game_panel_link" = CASE WHEN "game_panel_link" = 'https://panel.hostfront.example/' THEN '' ELSE "game_panel_link" END,
	"database_panel_link" = CASE WHEN "database_panel_link" = 'https://panel.hostfront.example/phpmyadmin/' THEN '' ELSE "database_panel_link" END,
	"social_links" = replace(replace(replace("social_links"::text,
		'"github":"https://github.com/"', '"github":""'),
		'"instagram":"https://www.instagram.com/"', '"instagram":""'),
		'"facebook":"https://www.facebook.com/"', '"facebook":""')::json,
	"payment_details" = replace(replace(replace(replace(replace("payment_details"::text,
		'"cashplus":"Pay at any cashPlus agency to the name and number our team sends you."', '"cashplus":""'),
		'"paypal":"Send the amount to the PayPal address our team gives you."', '"paypal":""'),
		'"bank-transfer":"Transfer the amount to the bank account our team sends you."', '"bank-transfer":""'),
		'"orange-money":"Transfer the amount with the Orange Money app to our company account."', '"orange-money":""'),
		'"inwi-money":"Transfer the amount with the Inwi Money app to our company account."', '"inwi-money":""')::json;--> statement-breakpoint
-- Featured plans that are exactly as seeded get hardware of their own. Of a plan's hardware all is a number or null.
UPDATE "services" SET "specs" = "now"."specs"::json, "features" = "now"."features"::json
FROM (VALUES
	('featured-samp-starter', 'SAMP Starter', 'A San Andreas Multiplayer server in Frankfurt.', 500, 'samp', 'Game Hosting',
		'{"ram":2,"storage":10,"cpu":1,"slots":500}', '["500 slots","1 vCPU","2 GB RAM","10 GB NVMe","DDoS protection","NVMe storage","Instant setup"]',
		'{"ram":3,"storage":12,"cpu":1,"slots":600}', '["600 slots","1 vCPU","3 GB RAM","12 GB NVMe","DDoS protection","NVMe storage","Instant setup"]'),
	('featured-mta-professional', 'MTA Professional', 'A Multi Theft Auto server in Frankfurt.', 1500, 'mta', 'Game Hosting',
		'{"ram":4,"storage":15,"cpu":2,"slots":200}', '["200 slots","2 vCPU","4 GB RAM","15 GB NVMe","DDoS protection","NVMe storage","Instant setup"]',
		'{"ram":6,"storage":25,"cpu":3,"slots":300}', '["300 slots","3 vCPU","6 GB RAM","25 GB NVMe","DDoS protection","NVMe storage","Instant setup"]'),
	('featured-vps-premium', 'VPS Premium', 'A virtual private server in Frankfurt.', 2500, 'vps', 'VPS Hosting',
		'{"ram":12,"storage":250,"cpu":6,"slots":null}', '["6 vCPU","12 GB RAM","250 GB SSD","10 Gbps uplink","DDoS protection","NVMe storage"]',
		'{"ram":16,"storage":320,"cpu":8,"slots":null}', '["8 vCPU","16 GB RAM","320 GB SSD","10 Gbps uplink","DDoS protection","NVMe storage"]')
) AS "now" ("id", "name", "description", "price", "type", "category", "once_specs", "once_features", "specs", "features")
WHERE "services"."id" = "now"."id" AND "services"."name" = "now"."name" AND "services"."description" = "now"."description"
	AND "services"."price" = "now"."price" AND "services"."type" = "now"."type" AND "services"."category" = "now"."category"
	AND "services"."status" = 'active' AND "services"."featured" AND NOT "services"."recommended"
	AND "services"."specs"::jsonb = "now"."once_specs"::jsonb AND "services"."features"::text = "now"."once_features";
