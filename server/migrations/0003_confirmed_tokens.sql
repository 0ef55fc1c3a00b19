ALTER TABLE "session" ADD COLUMN "confirmed_token_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "session_confirmed_token" ON "session" USING btree ("confirmed_token_hash");