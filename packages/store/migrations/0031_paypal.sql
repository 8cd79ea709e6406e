ALTER TABLE "gateways" DROP CONSTRAINT "gateways.kind";--> statement-breakpoint
ALTER TABLE "gateways" ADD CONSTRAINT "gateways.kind" CHECK ("gateways"."kind" in ('stripe', 'paypal'));