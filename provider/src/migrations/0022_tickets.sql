CREATE TABLE "ticket_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigserial NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text,
	"email" text,
	"address" text,
	"form_hash" text,
	"language" text NOT NULL,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tickets_form_hash_unique" UNIQUE("form_hash"),
	CONSTRAINT "tickets_sender" CHECK (("tickets"."user_id" is null) = ("tickets"."email" is not null) and ("tickets"."user_id" is null) = ("tickets"."name" is not null))
);
--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "to_name" text;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket" ON "ticket_messages" USING btree ("ticket_id","sequence");--> statement-breakpoint
CREATE INDEX "tickets_newest" ON "tickets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_state" ON "tickets" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_address" ON "tickets" USING btree ("address","created_at");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_recipient" CHECK (("mails"."user_id" is null) = ("mails"."to_name" is not null) and ("mails"."user_id" is not null or "mails"."to_address" is not null));