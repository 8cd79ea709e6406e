-- A report groups invoices by a part of a time and of a buyer. Without these PostgreSQL expects as many groups as invoices,
-- and reads them with one process and sorts them on disk where several could add them up.
CREATE STATISTICS "invoices.paid_at of reports" ON left("paid_at", 7), left("paid_at", 10) FROM "invoices";--> statement-breakpoint
CREATE STATISTICS "invoices.buyer of reports" ON ("buyer" ->> 'country') FROM "invoices";--> statement-breakpoint
ANALYZE "invoices";
