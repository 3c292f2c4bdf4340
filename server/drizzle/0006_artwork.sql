ALTER TABLE "florist_products" ADD COLUMN "board_key" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "flower_orders" ADD COLUMN "picture_key" text;--> statement-breakpoint
UPDATE "florist_products" SET "board_key" = substring("photo_path" from '^/images/boards/([a-z0-9-]+)\.webp$');
