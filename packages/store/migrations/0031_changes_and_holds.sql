ALTER TABLE "users" ADD COLUMN "hold_until" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hold_reason" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "waiting" json;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "new_price" json;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "hold_until" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "hold_reason" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users.holdUntil" CHECK ("users"."hold_until" like '____-__-__T__:__:__.___Z');--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services.holdUntil" CHECK ("services"."hold_until" like '____-__-__T__:__:__.___Z');