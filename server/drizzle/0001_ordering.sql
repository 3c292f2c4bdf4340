CREATE TABLE "card_preview_users" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "card_preview_users_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "greeting_orders" ADD COLUMN "message_id" integer;--> statement-breakpoint
ALTER TABLE "card_preview_users" ADD CONSTRAINT "card_preview_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_preview_users" ADD CONSTRAINT "card_preview_users_key_card_previews_key_fk" FOREIGN KEY ("key") REFERENCES "card_previews"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_preview_users_key" ON "card_preview_users" USING btree ("key");--> statement-breakpoint
ALTER TABLE "greeting_orders" ADD CONSTRAINT "greeting_orders_message_id_person_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "person_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "greeting_orders" ADD CONSTRAINT "greeting_orders_message_id_unique" UNIQUE("message_id");