CREATE TABLE "server_answers" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"service_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"text" text COLLATE "C",
	"secret_text" text COLLATE "C",
	CONSTRAINT "serverAnswers.serviceId+name" UNIQUE("service_id","name"),
	CONSTRAINT "serverAnswers.createdAt" CHECK ("server_answers"."created_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE TABLE "server_passwords" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"service_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"secret_text" text COLLATE "C" NOT NULL,
	"expires_at" text COLLATE "C" NOT NULL,
	CONSTRAINT "serverPasswords.serviceId" UNIQUE("service_id"),
	CONSTRAINT "serverPasswords.createdAt" CHECK ("server_passwords"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "serverPasswords.expiresAt" CHECK ("server_passwords"."expires_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
ALTER TABLE "instances" DROP CONSTRAINT "instances.fault";--> statement-breakpoint
ALTER TABLE "panels" DROP CONSTRAINT "panels.fault";--> statement-breakpoint
ALTER TABLE "provisioning_events" DROP CONSTRAINT "provisioningEvents.fault";--> statement-breakpoint
ALTER TABLE "plan_templates" ADD COLUMN "questions" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "server_answers" ADD CONSTRAINT "serverAnswers.serviceId@reference" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_answers" ADD CONSTRAINT "serverAnswers.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_passwords" ADD CONSTRAINT "serverPasswords.serviceId@reference" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_passwords" ADD CONSTRAINT "serverPasswords.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "server_answers_page" ON "server_answers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "server_answers_by_user_id" ON "server_answers" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "server_answers_by_service_id" ON "server_answers" USING btree ("service_id","created_at","id");--> statement-breakpoint
CREATE INDEX "server_passwords_page" ON "server_passwords" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "server_passwords_by_user_id" ON "server_passwords" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "server_passwords_by_expires_at" ON "server_passwords" USING btree ("expires_at","created_at","id");--> statement-breakpoint
CREATE INDEX "server_passwords_by_service_id" ON "server_passwords" USING btree ("service_id","created_at","id");--> statement-breakpoint
ALTER TABLE "instances" ADD CONSTRAINT "instances.fault" CHECK ("instances"."fault" in ('UNREACHABLE', 'PANEL_FAULT', 'PANEL_BUSY', 'UNKNOWN_ANSWER', 'KEY_REFUSED', 'NOT_PERMITTED', 'NO_KEY', 'PANEL_PAUSED', 'NO_ROOM', 'NO_PORT', 'REFUSED_FIELD', 'NO_TEMPLATE', 'NO_PLAN', 'ANSWERS_MISSING', 'FOREIGN_SERVER', 'FOREIGN_ACCOUNT', 'MISSING', 'INSTALL_FAILED', 'INSTALL_ENDLESS', 'MASS_GUARD', 'CLOCK_DOUBTED'));--> statement-breakpoint
ALTER TABLE "panels" ADD CONSTRAINT "panels.fault" CHECK ("panels"."fault" in ('UNREACHABLE', 'PANEL_FAULT', 'PANEL_BUSY', 'UNKNOWN_ANSWER', 'KEY_REFUSED', 'NOT_PERMITTED', 'NO_KEY', 'PANEL_PAUSED', 'NO_ROOM', 'NO_PORT', 'REFUSED_FIELD', 'NO_TEMPLATE', 'NO_PLAN', 'ANSWERS_MISSING', 'FOREIGN_SERVER', 'FOREIGN_ACCOUNT', 'MISSING', 'INSTALL_FAILED', 'INSTALL_ENDLESS', 'MASS_GUARD', 'CLOCK_DOUBTED'));--> statement-breakpoint
ALTER TABLE "provisioning_events" ADD CONSTRAINT "provisioningEvents.fault" CHECK ("provisioning_events"."fault" in ('UNREACHABLE', 'PANEL_FAULT', 'PANEL_BUSY', 'UNKNOWN_ANSWER', 'KEY_REFUSED', 'NOT_PERMITTED', 'NO_KEY', 'PANEL_PAUSED', 'NO_ROOM', 'NO_PORT', 'REFUSED_FIELD', 'NO_TEMPLATE', 'NO_PLAN', 'ANSWERS_MISSING', 'FOREIGN_SERVER', 'FOREIGN_ACCOUNT', 'MISSING', 'INSTALL_FAILED', 'INSTALL_ENDLESS', 'MASS_GUARD', 'CLOCK_DOUBTED'));