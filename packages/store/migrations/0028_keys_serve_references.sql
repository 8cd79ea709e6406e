-- The index of a unique key that begins with a reference finds what refers to a row as well.
DROP INDEX "idempotency_keys_by_user_id";--> statement-breakpoint
DROP INDEX "second_factors_by_user_id";--> statement-breakpoint
DROP INDEX "payment_allocations_by_payment_id";--> statement-breakpoint
DROP INDEX "reminders_by_invoice_id";--> statement-breakpoint
DROP INDEX "instances_by_service_id";--> statement-breakpoint
DROP INDEX "server_answers_by_service_id";--> statement-breakpoint
DROP INDEX "server_passwords_by_service_id";--> statement-breakpoint
DROP INDEX "services_by_order_id";