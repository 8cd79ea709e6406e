CREATE TABLE "api_keys" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"prefix" text COLLATE "C" NOT NULL,
	"key_hash" text COLLATE "C" NOT NULL,
	"scopes" json NOT NULL,
	"expires_at" text COLLATE "C",
	"last_used_at" text COLLATE "C",
	CONSTRAINT "apiKeys.keyHash" UNIQUE("key_hash"),
	CONSTRAINT "apiKeys.createdAt" CHECK ("api_keys"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "apiKeys.expiresAt" CHECK ("api_keys"."expires_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "apiKeys.lastUsedAt" CHECK ("api_keys"."last_used_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"request" text COLLATE "C" NOT NULL,
	"answer" text COLLATE "C",
	CONSTRAINT "idempotencyKeys.userId+key" UNIQUE("user_id","key"),
	CONSTRAINT "idempotencyKeys.createdAt" CHECK ("idempotency_keys"."created_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"secret" text COLLATE "C" NOT NULL,
	"confirmed_at" text COLLATE "C",
	"last_step" bigint NOT NULL,
	"recovery_hashes" json NOT NULL,
	CONSTRAINT "secondFactors.userId" UNIQUE("user_id"),
	CONSTRAINT "secondFactors.createdAt" CHECK ("second_factors"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "secondFactors.confirmedAt" CHECK ("second_factors"."confirmed_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "secondFactors.lastStep" CHECK ("second_factors"."last_step" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"token_hash" text COLLATE "C" NOT NULL,
	"expires_at" text COLLATE "C" NOT NULL,
	"last_seen_at" text COLLATE "C" NOT NULL,
	"user_agent" text COLLATE "C",
	"address" text COLLATE "C",
	CONSTRAINT "sessions.tokenHash" UNIQUE("token_hash"),
	CONSTRAINT "sessions.createdAt" CHECK ("sessions"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "sessions.expiresAt" CHECK ("sessions"."expires_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "sessions.lastSeenAt" CHECK ("sessions"."last_seen_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE TABLE "single_use_tokens" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"purpose" text COLLATE "C" NOT NULL,
	"token_hash" text COLLATE "C" NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"expires_at" text COLLATE "C" NOT NULL,
	CONSTRAINT "singleUseTokens.tokenHash" UNIQUE("token_hash"),
	CONSTRAINT "singleUseTokens.createdAt" CHECK ("single_use_tokens"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "singleUseTokens.purpose" CHECK ("single_use_tokens"."purpose" in ('password-reset', 'email-verification')),
	CONSTRAINT "singleUseTokens.expiresAt" CHECK ("single_use_tokens"."expires_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"username" text COLLATE "C",
	"email" text COLLATE "C" NOT NULL,
	"password_hash" text COLLATE "C" NOT NULL,
	"role" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"landing" text COLLATE "C" NOT NULL,
	"coins" bigint NOT NULL,
	"country" text COLLATE "C",
	"phone" text COLLATE "C",
	"company" text COLLATE "C",
	"locale" text COLLATE "C",
	"email_verified_at" text COLLATE "C",
	"search" text COLLATE "C" NOT NULL,
	CONSTRAINT "users.email" UNIQUE("email"),
	CONSTRAINT "users.coins-not-negative" CHECK ("users"."coins" >= 0),
	CONSTRAINT "users.createdAt" CHECK ("users"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "users.role" CHECK ("users"."role" in ('user', 'admin')),
	CONSTRAINT "users.status" CHECK ("users"."status" in ('active', 'suspended')),
	CONSTRAINT "users.landing" CHECK ("users"."landing" in ('admin', 'dashboard')),
	CONSTRAINT "users.emailVerifiedAt" CHECK ("users"."email_verified_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"content" text COLLATE "C" NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"is_active" boolean NOT NULL,
	"target_audience" text COLLATE "C" NOT NULL,
	"search" text COLLATE "C" NOT NULL,
	CONSTRAINT "announcements.createdAt" CHECK ("announcements"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "announcements.type" CHECK ("announcements"."type" in ('info', 'warning', 'maintenance')),
	CONSTRAINT "announcements.targetAudience" CHECK ("announcements"."target_audience" in ('all', 'customers', 'admins'))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"actor" text COLLATE "C",
	"action" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"before" text COLLATE "C",
	"after" text COLLATE "C",
	"search" text COLLATE "C" NOT NULL,
	CONSTRAINT "auditLog.createdAt" CHECK ("audit_log"."created_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"message" text COLLATE "C" NOT NULL,
	"search" text COLLATE "C" NOT NULL,
	CONSTRAINT "contactMessages.createdAt" CHECK ("contact_messages"."created_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE TABLE "livechats" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C",
	"status" text COLLATE "C" NOT NULL,
	"messages" json NOT NULL,
	CONSTRAINT "livechats.createdAt" CHECK ("livechats"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "livechats.status" CHECK ("livechats"."status" in ('open', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"event" json NOT NULL,
	"read_at" text COLLATE "C",
	CONSTRAINT "notifications.createdAt" CHECK ("notifications"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "notifications.readAt" CHECK ("notifications"."read_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"to" text COLLATE "C" NOT NULL,
	"message" json,
	"status" text COLLATE "C" NOT NULL,
	"attempts" bigint NOT NULL,
	"next_attempt_at" text COLLATE "C" NOT NULL,
	"sent_at" text COLLATE "C",
	"last_error" text COLLATE "C",
	CONSTRAINT "outbox.createdAt" CHECK ("outbox"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "outbox.status" CHECK ("outbox"."status" in ('waiting', 'sent', 'failed')),
	CONSTRAINT "outbox.attempts" CHECK ("outbox"."attempts" >= 0),
	CONSTRAINT "outbox.nextAttemptAt" CHECK ("outbox"."next_attempt_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "outbox.sentAt" CHECK ("outbox"."sent_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"site_name" text COLLATE "C" NOT NULL,
	"site_description" text COLLATE "C" NOT NULL,
	"contact_email" text COLLATE "C" NOT NULL,
	"payments_email" text COLLATE "C" NOT NULL,
	"discord_link" text COLLATE "C" NOT NULL,
	"whatsapp_link" text COLLATE "C" NOT NULL,
	"game_panel_link" text COLLATE "C" NOT NULL,
	"database_panel_link" text COLLATE "C" NOT NULL,
	"social_links" json NOT NULL,
	"address" text COLLATE "C" NOT NULL,
	"maintenance_mode" boolean NOT NULL,
	"maintenance_message" text COLLATE "C" NOT NULL,
	"theme" json NOT NULL,
	"features" json NOT NULL,
	"seo" json NOT NULL,
	"currency" text COLLATE "C" NOT NULL,
	"tax" json NOT NULL,
	"payment_details" json NOT NULL,
	"billing" json NOT NULL,
	"admin_second_factor" boolean NOT NULL,
	"min_password_length" bigint NOT NULL,
	"legal" json NOT NULL,
	CONSTRAINT "settings.id" CHECK ("settings"."id" in ('settings')),
	CONSTRAINT "settings.createdAt" CHECK ("settings"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "settings.currency" CHECK ("settings"."currency" in ('EUR', 'USD', 'GBP', 'MAD', 'TRY')),
	CONSTRAINT "settings.minPasswordLength" CHECK ("settings"."min_password_length" >= 6 and "settings"."min_password_length" <= 64)
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"search" text COLLATE "C" NOT NULL,
	CONSTRAINT "subscribers.email" UNIQUE("email"),
	CONSTRAINT "subscribers.createdAt" CHECK ("subscribers"."created_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"updated_at" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"priority" text COLLATE "C" NOT NULL,
	"service_id" text COLLATE "C",
	"messages" json NOT NULL,
	"search" text COLLATE "C" NOT NULL,
	CONSTRAINT "tickets.createdAt" CHECK ("tickets"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "tickets.updatedAt" CHECK ("tickets"."updated_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "tickets.status" CHECK ("tickets"."status" in ('open', 'answered', 'closed')),
	CONSTRAINT "tickets.priority" CHECK ("tickets"."priority" in ('low', 'medium', 'high'))
);
--> statement-breakpoint
CREATE TABLE "coin_entries" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"reference" text COLLATE "C",
	"actor" text COLLATE "C",
	CONSTRAINT "coinEntries.balance-not-negative" CHECK ("coin_entries"."balance_after" >= 0),
	CONSTRAINT "coinEntries.createdAt" CHECK ("coin_entries"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "coinEntries.amount" CHECK ("coin_entries"."amount" >= -10000000000 and "coin_entries"."amount" <= 10000000000),
	CONSTRAINT "coinEntries.kind" CHECK ("coin_entries"."kind" in ('purchase', 'adjustment', 'order', 'refund', 'renewal'))
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "counters.createdAt" CHECK ("counters"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "counters.value" CHECK ("counters"."value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"number" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"order_id" text COLLATE "C",
	"user_service_id" text COLLATE "C",
	"period_start" text COLLATE "C",
	"lines" json NOT NULL,
	"subtotal" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"due_date" text COLLATE "C" NOT NULL,
	"paid_at" text COLLATE "C",
	"payment_method" text COLLATE "C" NOT NULL,
	"payment_reference" text COLLATE "C",
	"search" text COLLATE "C" NOT NULL,
	CONSTRAINT "invoices.number" UNIQUE("number"),
	CONSTRAINT "invoices.userServiceId+periodStart" UNIQUE("user_service_id","period_start"),
	CONSTRAINT "invoices.total-adds-up" CHECK ("invoices"."subtotal" + "invoices"."tax" = "invoices"."total"),
	CONSTRAINT "invoices.paid-has-time" CHECK ("invoices"."status" <> 'paid' or "invoices"."paid_at" is not null),
	CONSTRAINT "invoices.createdAt" CHECK ("invoices"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "invoices.periodStart" CHECK ("invoices"."period_start" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "invoices.subtotal" CHECK ("invoices"."subtotal" >= 0 and "invoices"."subtotal" <= 10000000000),
	CONSTRAINT "invoices.tax" CHECK ("invoices"."tax" >= 0 and "invoices"."tax" <= 10000000000),
	CONSTRAINT "invoices.total" CHECK ("invoices"."total" >= 0 and "invoices"."total" <= 10000000000),
	CONSTRAINT "invoices.status" CHECK ("invoices"."status" in ('unpaid', 'paid', 'overdue', 'cancelled', 'refunded')),
	CONSTRAINT "invoices.dueDate" CHECK ("invoices"."due_date" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "invoices.paidAt" CHECK ("invoices"."paid_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "invoices.paymentMethod" CHECK ("invoices"."payment_method" in ('coins', 'cashplus', 'paypal', 'bank-transfer', 'orange-money', 'inwi-money'))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"service_id" text COLLATE "C" NOT NULL,
	"service_name" text COLLATE "C" NOT NULL,
	"server_type" text COLLATE "C" NOT NULL,
	"server_name" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"billing_cycle" text COLLATE "C" NOT NULL,
	"location" text COLLATE "C" NOT NULL,
	"ddos_protection" boolean NOT NULL,
	"player_slots" bigint NOT NULL,
	"backup" text COLLATE "C" NOT NULL,
	"price" bigint NOT NULL,
	"price_monthly" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"amount_due" bigint NOT NULL,
	"voucher_code" text COLLATE "C",
	"payment_method" text COLLATE "C" NOT NULL,
	"paid_with_coins" boolean NOT NULL,
	"start_date" text COLLATE "C",
	"end_date" text COLLATE "C",
	"decided_by" text COLLATE "C",
	"decided_at" text COLLATE "C",
	"reason" text COLLATE "C",
	"search" text COLLATE "C" NOT NULL,
	CONSTRAINT "orders.coins-mean-paid" CHECK ("orders"."paid_with_coins" = ("orders"."payment_method" = 'coins')),
	CONSTRAINT "orders.decided-has-time" CHECK ("orders"."status" = 'pending' or "orders"."decided_at" is not null),
	CONSTRAINT "orders.createdAt" CHECK ("orders"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "orders.serverType" CHECK ("orders"."server_type" in ('samp', 'mta', 'vps', 'game')),
	CONSTRAINT "orders.status" CHECK ("orders"."status" in ('pending', 'active', 'rejected', 'cancelled')),
	CONSTRAINT "orders.billingCycle" CHECK ("orders"."billing_cycle" in ('monthly', 'quarterly', 'semi-annually', 'annually')),
	CONSTRAINT "orders.location" CHECK ("orders"."location" in ('germany', 'usa', 'uk', 'france')),
	CONSTRAINT "orders.playerSlots" CHECK ("orders"."player_slots" in (25, 50, 100, 200)),
	CONSTRAINT "orders.backup" CHECK ("orders"."backup" in ('choliba', 'premium', 'none')),
	CONSTRAINT "orders.price" CHECK ("orders"."price" >= 0 and "orders"."price" <= 10000000000),
	CONSTRAINT "orders.priceMonthly" CHECK ("orders"."price_monthly" >= 0 and "orders"."price_monthly" <= 10000000000),
	CONSTRAINT "orders.discount" CHECK ("orders"."discount" >= 0 and "orders"."discount" <= 10000000000),
	CONSTRAINT "orders.tax" CHECK ("orders"."tax" >= 0 and "orders"."tax" <= 10000000000),
	CONSTRAINT "orders.amountDue" CHECK ("orders"."amount_due" >= 0 and "orders"."amount_due" <= 10000000000),
	CONSTRAINT "orders.paymentMethod" CHECK ("orders"."payment_method" in ('coins', 'cashplus', 'paypal', 'bank-transfer', 'orange-money', 'inwi-money')),
	CONSTRAINT "orders.startDate" CHECK ("orders"."start_date" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "orders.endDate" CHECK ("orders"."end_date" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "orders.decidedAt" CHECK ("orders"."decided_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"price" bigint NOT NULL,
	"features" json NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"category" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"specs" json NOT NULL,
	"featured" boolean NOT NULL,
	"recommended" boolean NOT NULL,
	"position" bigint NOT NULL,
	"search" text COLLATE "C" NOT NULL,
	CONSTRAINT "services.price-not-negative" CHECK ("services"."price" >= 0),
	CONSTRAINT "services.createdAt" CHECK ("services"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "services.type" CHECK ("services"."type" in ('samp', 'mta', 'vps', 'game')),
	CONSTRAINT "services.category" CHECK ("services"."category" in ('Game Hosting', 'VPS Hosting')),
	CONSTRAINT "services.status" CHECK ("services"."status" in ('active', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "user_services" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"service_id" text COLLATE "C" NOT NULL,
	"service_name" text COLLATE "C" NOT NULL,
	"server_name" text COLLATE "C",
	"order_id" text COLLATE "C",
	"status" text COLLATE "C" NOT NULL,
	"price" bigint NOT NULL,
	"billing_cycle" text COLLATE "C" NOT NULL,
	"location" text COLLATE "C",
	"ddos_protection" boolean,
	"player_slots" bigint,
	"backup" text COLLATE "C",
	"auto_renew" boolean NOT NULL,
	"expires_at" text COLLATE "C" NOT NULL,
	"suspended_at" text COLLATE "C",
	"terminated_at" text COLLATE "C",
	"search" text COLLATE "C" NOT NULL,
	CONSTRAINT "userServices.orderId" UNIQUE("order_id"),
	CONSTRAINT "userServices.createdAt" CHECK ("user_services"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "userServices.status" CHECK ("user_services"."status" in ('active', 'suspended', 'terminated', 'expired')),
	CONSTRAINT "userServices.price" CHECK ("user_services"."price" >= 0 and "user_services"."price" <= 10000000000),
	CONSTRAINT "userServices.billingCycle" CHECK ("user_services"."billing_cycle" in ('monthly', 'quarterly', 'semi-annually', 'annually')),
	CONSTRAINT "userServices.location" CHECK ("user_services"."location" in ('germany', 'usa', 'uk', 'france')),
	CONSTRAINT "userServices.playerSlots" CHECK ("user_services"."player_slots" in (25, 50, 100, 200)),
	CONSTRAINT "userServices.backup" CHECK ("user_services"."backup" in ('choliba', 'premium', 'none')),
	CONSTRAINT "userServices.expiresAt" CHECK ("user_services"."expires_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "userServices.suspendedAt" CHECK ("user_services"."suspended_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "userServices.terminatedAt" CHECK ("user_services"."terminated_at" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"created_at" text COLLATE "C" NOT NULL,
	"code" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" NOT NULL,
	"discount_type" text COLLATE "C" NOT NULL,
	"discount_value" bigint NOT NULL,
	"min_purchase" bigint NOT NULL,
	"max_uses" bigint NOT NULL,
	"used_count" bigint NOT NULL,
	"is_active" boolean NOT NULL,
	"valid_from" text COLLATE "C" NOT NULL,
	"valid_until" text COLLATE "C" NOT NULL,
	"applicable_services" json NOT NULL,
	"search" text COLLATE "C" NOT NULL,
	CONSTRAINT "vouchers.code" UNIQUE("code"),
	CONSTRAINT "vouchers.uses-within-limit" CHECK ("vouchers"."used_count" >= 0 and "vouchers"."used_count" <= "vouchers"."max_uses"),
	CONSTRAINT "vouchers.createdAt" CHECK ("vouchers"."created_at" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "vouchers.discountType" CHECK ("vouchers"."discount_type" in ('percentage', 'fixed')),
	CONSTRAINT "vouchers.discountValue" CHECK ("vouchers"."discount_value" >= 1),
	CONSTRAINT "vouchers.minPurchase" CHECK ("vouchers"."min_purchase" >= 0 and "vouchers"."min_purchase" <= 10000000000),
	CONSTRAINT "vouchers.validFrom" CHECK ("vouchers"."valid_from" like '____-__-__T__:__:__.___Z'),
	CONSTRAINT "vouchers.validUntil" CHECK ("vouchers"."valid_until" like '____-__-__T__:__:__.___Z')
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "apiKeys.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotencyKeys.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "secondFactors.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "single_use_tokens" ADD CONSTRAINT "singleUseTokens.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "livechats" ADD CONSTRAINT "livechats.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coinEntries.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices.orderId@reference" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices.userServiceId@reference" FOREIGN KEY ("user_service_id") REFERENCES "public"."user_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_services" ADD CONSTRAINT "userServices.userId@reference" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_services" ADD CONSTRAINT "userServices.orderId@reference" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_page" ON "api_keys" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "api_keys_by_user_id" ON "api_keys" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_page" ON "idempotency_keys" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_user_id" ON "idempotency_keys" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "second_factors_page" ON "second_factors" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "second_factors_by_user_id" ON "second_factors" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sessions_page" ON "sessions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sessions_by_user_id" ON "sessions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sessions_by_expires_at" ON "sessions" USING btree ("expires_at","created_at","id");--> statement-breakpoint
CREATE INDEX "single_use_tokens_page" ON "single_use_tokens" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "single_use_tokens_by_user_id" ON "single_use_tokens" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "single_use_tokens_by_expires_at" ON "single_use_tokens" USING btree ("expires_at","created_at","id");--> statement-breakpoint
CREATE INDEX "users_page" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "announcements_page" ON "announcements" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_page" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_page" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "livechats_page" ON "livechats" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "livechats_by_user_id" ON "livechats" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_page" ON "notifications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_by_user_id" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_page" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_by_status" ON "outbox" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_by_next_attempt_at" ON "outbox" USING btree ("next_attempt_at","created_at","id");--> statement-breakpoint
CREATE INDEX "settings_page" ON "settings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscribers_page" ON "subscribers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_page" ON "tickets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_by_user_id" ON "tickets" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_by_status" ON "tickets" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "coin_entries_page" ON "coin_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "coin_entries_by_user_id" ON "coin_entries" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "counters_page" ON "counters" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_page" ON "invoices" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_by_user_id" ON "invoices" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_by_order_id" ON "invoices" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_by_user_service_id" ON "invoices" USING btree ("user_service_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_by_status" ON "invoices" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_page" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_user_id" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_service_id" ON "orders" USING btree ("service_id","created_at","id");--> statement-breakpoint
CREATE INDEX "services_page" ON "services" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "services_by_type" ON "services" USING btree ("type","created_at","id");--> statement-breakpoint
CREATE INDEX "user_services_page" ON "user_services" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_services_by_user_id" ON "user_services" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "user_services_by_status" ON "user_services" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "user_services_by_expires_at" ON "user_services" USING btree ("expires_at","created_at","id");--> statement-breakpoint
CREATE INDEX "user_services_by_order_id" ON "user_services" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "vouchers_page" ON "vouchers" USING btree ("created_at","id");