-- A mail that waits is the first kind of task: the table, its columns and its rules get the general names.
ALTER TABLE "outbox" RENAME TO "tasks";--> statement-breakpoint
ALTER TABLE "tasks" RENAME COLUMN "to" TO "target";--> statement-breakpoint
ALTER TABLE "tasks" RENAME COLUMN "message" TO "facts";--> statement-breakpoint
ALTER TABLE "tasks" RENAME COLUMN "sent_at" TO "done_at";--> statement-breakpoint
ALTER TABLE "tasks" RENAME COLUMN "last_error" TO "result";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "kind" text COLLATE "C" DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "outbox.status";--> statement-breakpoint
UPDATE "tasks" SET "status" = 'done' WHERE "status" = 'sent';--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks.kind" CHECK ("tasks"."kind" in ('mail'));--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks.status" CHECK ("tasks"."status" in ('waiting', 'done', 'failed'));--> statement-breakpoint
ALTER TABLE "tasks" RENAME CONSTRAINT "outbox_pkey" TO "tasks_pkey";--> statement-breakpoint
ALTER TABLE "tasks" RENAME CONSTRAINT "outbox.createdAt" TO "tasks.createdAt";--> statement-breakpoint
ALTER TABLE "tasks" RENAME CONSTRAINT "outbox.attempts" TO "tasks.attempts";--> statement-breakpoint
ALTER TABLE "tasks" RENAME CONSTRAINT "outbox.nextAttemptAt" TO "tasks.nextAttemptAt";--> statement-breakpoint
ALTER TABLE "tasks" RENAME CONSTRAINT "outbox.sentAt" TO "tasks.doneAt";--> statement-breakpoint
ALTER INDEX "outbox_page" RENAME TO "tasks_page";--> statement-breakpoint
ALTER INDEX "outbox_by_status" RENAME TO "tasks_by_status";--> statement-breakpoint
ALTER INDEX "outbox_by_next_attempt_at" RENAME TO "tasks_by_next_attempt_at";--> statement-breakpoint
CREATE INDEX "tasks_by_target" ON "tasks" USING btree ("target","created_at","id");
