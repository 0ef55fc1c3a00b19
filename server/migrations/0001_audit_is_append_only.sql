-- Nobody changes or removes a line, whatever their rights on the table.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_line is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_line_stays BEFORE UPDATE OR DELETE ON "audit_line"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_line_is_kept BEFORE TRUNCATE ON "audit_line"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
