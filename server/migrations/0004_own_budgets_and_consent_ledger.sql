ALTER TABLE "consent" DROP CONSTRAINT "consent_person_id_kind_version_pk";--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "id" bigserial PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "code_request" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_given" ON "consent" USING btree ("person_id","kind","version") WHERE withdrawn_at is null;