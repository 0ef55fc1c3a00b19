-- The lines so far were chained without a key; nothing is deployed that has any.
DROP TABLE "audit_line";--> statement-breakpoint
CREATE TABLE "audit_line" (
	"number" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"acting_for" text,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"what" text NOT NULL,
	"person_id" text,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER audit_line_stays BEFORE UPDATE OR DELETE ON "audit_line"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_line_is_kept BEFORE TRUNCATE ON "audit_line"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE INDEX "audit_line_about" ON "audit_line" USING btree ("kind","item","number");--> statement-breakpoint
CREATE TABLE "person_key" (
	"person_id" text PRIMARY KEY NOT NULL,
	"key_sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_key" ADD CONSTRAINT "person_key_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;
