ALTER TABLE "orders" ADD COLUMN "paypal_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paypal_cents" CHECK ("orders"."paypal_cents" > 0);