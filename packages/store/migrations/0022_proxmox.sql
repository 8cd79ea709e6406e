ALTER TABLE "instances" DROP CONSTRAINT "instances.provider";--> statement-breakpoint
ALTER TABLE "panels" DROP CONSTRAINT "panels.kind";--> statement-breakpoint
ALTER TABLE "instances" ADD CONSTRAINT "instances.provider" CHECK ("instances"."provider" in ('manual', 'simulated', 'pterodactyl', 'pelican', 'proxmox'));--> statement-breakpoint
ALTER TABLE "panels" ADD CONSTRAINT "panels.kind" CHECK ("panels"."kind" in ('simulated', 'pterodactyl', 'pelican', 'proxmox'));