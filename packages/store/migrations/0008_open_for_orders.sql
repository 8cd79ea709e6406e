-- The defaults are for the shops there are: they take orders as they did, and are led through nothing.
CREATE TABLE "time_marks" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"at" text COLLATE "C" NOT NULL,
	CONSTRAINT "timeMarks.id" CHECK ("time_marks"."id" in ('seen', 'watched', 'looked', 'excused')),
	CONSTRAINT "timeMarks.createdAt" CHECK ("time_marks"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "timeMarks.at" CHECK ("time_marks"."at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
ALTER TABLE "coin_entries" DROP CONSTRAINT "coinEntries.amount";--> statement-breakpoint
ALTER TABLE "coin_entries" DROP CONSTRAINT "coinEntries.kind";--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "takes_orders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "checklist" text COLLATE "C" DEFAULT 'none' NOT NULL;--> statement-breakpoint
CREATE INDEX "time_marks_page" ON "time_marks" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings.checklist" CHECK ("settings"."checklist" in ('none', 'shown', 'done'));--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coinEntries.kind" CHECK ("coin_entries"."kind" in ('purchase', 'adjustment', 'order', 'refund', 'renewal', 'forfeit'));