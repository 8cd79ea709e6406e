CREATE TABLE "key_checks" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	CONSTRAINT "keyChecks.createdAt" CHECK ("key_checks"."created_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE INDEX "key_checks_page" ON "key_checks" USING btree ("created_at","id");