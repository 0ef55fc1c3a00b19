ALTER TABLE "sign_in_flow" ADD COLUMN "sounds_made" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_flow" ADD COLUMN "sound_language" text;