ALTER TABLE "instances" DROP CONSTRAINT "instances.step";--> statement-breakpoint
ALTER TABLE "provisioning_events" DROP CONSTRAINT "provisioningEvents.verb";--> statement-breakpoint
ALTER TABLE "instances" ADD COLUMN "apply_template_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "instances" ADD COLUMN "limits" json;--> statement-breakpoint
ALTER TABLE "instances" ADD CONSTRAINT "instances.applyTemplateId@reference" FOREIGN KEY ("apply_template_id") REFERENCES "public"."plan_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "instances_by_plan_id" ON "instances" USING btree ("plan_id","created_at","id");--> statement-breakpoint
CREATE INDEX "instances_by_apply_template_id" ON "instances" USING btree ("apply_template_id","created_at","id");--> statement-breakpoint
ALTER TABLE "instances" ADD CONSTRAINT "instances.step" CHECK ("instances"."step" in ('create', 'suspend', 'resume', 'remove', 'apply'));--> statement-breakpoint
ALTER TABLE "provisioning_events" ADD CONSTRAINT "provisioningEvents.verb" CHECK ("provisioning_events"."verb" in ('create', 'suspend', 'resume', 'remove', 'apply', 'observe', 'retry', 'take-over'));