-- Invoices first, as whoever pays one locks them.
DROP INDEX "invoices_by_order_id";--> statement-breakpoint
DROP INDEX "invoices_by_service_id";--> statement-breakpoint
DROP INDEX "invoices_by_domain_id";--> statement-breakpoint
CREATE INDEX "invoices_by_order_id" ON "invoices" USING btree ("order_id") WHERE "invoices"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "invoices_by_service_id" ON "invoices" USING btree ("service_id") WHERE "invoices"."service_id" is not null;--> statement-breakpoint
CREATE INDEX "invoices_by_domain_id" ON "invoices" USING btree ("domain_id") WHERE "invoices"."domain_id" is not null;--> statement-breakpoint
DROP INDEX "payments_by_alike_key";--> statement-breakpoint
DROP INDEX "payments_by_dispute";--> statement-breakpoint
DROP INDEX "payments_by_recorded_by";--> statement-breakpoint
CREATE INDEX "payments_by_alike_key" ON "payments" USING btree ("alike_key","created_at","id") WHERE "payments"."alike_key" is not null;--> statement-breakpoint
CREATE INDEX "payments_by_dispute" ON "payments" USING btree ("dispute","created_at","id") WHERE "payments"."dispute" is not null;--> statement-breakpoint
CREATE INDEX "payments_by_recorded_by" ON "payments" USING btree ("recorded_by","created_at","id") WHERE "payments"."recorded_by" is not null;