-- Triggers and the place of a column cannot be declared with the tables, so they are written by hand; `npm run
-- migrations` appends this file.

-- No role can change or remove a line of the audit log, whatever its rights on the table.
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
--> statement-breakpoint
-- Every instance is notified of a session that ends or gets other rights, and drops it from its cache.
CREATE FUNCTION tell_session_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_change', OLD.person_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_ended AFTER UPDATE ON session FOR EACH ROW
  WHEN (OLD.ended_at IS DISTINCT FROM NEW.ended_at OR OLD.ends_at IS DISTINCT FROM NEW.ends_at
    OR OLD.token_hash IS DISTINCT FROM NEW.token_hash OR OLD.scope IS DISTINCT FROM NEW.scope
    OR OLD.must_agree IS DISTINCT FROM NEW.must_agree)
  EXECUTE FUNCTION tell_session_change();
--> statement-breakpoint
CREATE TRIGGER session_removed AFTER DELETE ON session FOR EACH ROW EXECUTE FUNCTION tell_session_change();
--> statement-breakpoint
CREATE FUNCTION tell_badge_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_change', OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER badge_changed AFTER UPDATE ON person FOR EACH ROW
  WHEN (OLD.badge IS DISTINCT FROM NEW.badge OR OLD.contact_only IS DISTINCT FROM NEW.contact_only)
  EXECUTE FUNCTION tell_badge_change();
--> statement-breakpoint
-- Whoever is not verified any more is logged out, whatever made the change, and later has to log in anew. A calendar
-- address needs a new code as well.
CREATE FUNCTION end_sessions_of_unverified() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE session SET ended_at = now(), end_reason = 'secretariat' WHERE person_id = NEW.id AND ended_at IS NULL;
  DELETE FROM calendar_address WHERE person_id = NEW.id;
  -- Nobody acts for them meanwhile, so that what a contact person was told for them is taken back like by a revocation.
  DELETE FROM message USING contact_person
    WHERE contact_person.delegate_id = NEW.id AND message.person_id = contact_person.person_id
      AND message.facts ->> 'forId' = NEW.id;
  PERFORM pg_notify('personal_change', person_id) FROM contact_person
    WHERE delegate_id = NEW.id AND state = 'confirmed' AND person_id IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER verification_lost AFTER UPDATE ON person FOR EACH ROW
  WHEN (OLD.verified AND NOT NEW.verified)
  EXECUTE FUNCTION end_sessions_of_unverified();
--> statement-breakpoint
-- Nothing is pushed to a phone whose session is over, whatever ended it.
CREATE FUNCTION end_push_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscription WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER push_ended AFTER UPDATE ON session FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL)
  EXECUTE FUNCTION end_push_subscription();
--> statement-breakpoint
-- Every new message goes out by all channels that it names, whatever wrote it: to the phones whose owner switched push
-- on, to the partners whose app the person came by and is logged in to, and by SMS, or by email to who has no mobile.
CREATE FUNCTION deliver_new_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO push_delivery (message_id, session_id, next_try_at)
    SELECT new_message.id, push_subscription.session_id, new_message.sent_at
    FROM new_message
      JOIN session ON session.person_id = new_message.person_id AND session.ended_at IS NULL
      JOIN push_subscription ON push_subscription.session_id = session.id
    WHERE 'push' = ANY (new_message.channels);
  -- Transactions that notify commit one after the other, so only those do that have something to tell.
  IF FOUND THEN PERFORM pg_notify('delivery_due', 'push'); END IF;
  INSERT INTO webhook_delivery (message_id, partner_id, next_try_at)
    SELECT new_message.id, partner_link.partner_id, new_message.sent_at
    FROM new_message
      JOIN session ON session.person_id = new_message.person_id AND session.ended_at IS NULL AND session.kind = 'host'
      JOIN partner_link ON partner_link.person_id = new_message.person_id AND partner_link.entered_at IS NOT NULL
    WHERE 'webhook' = ANY (new_message.channels);
  IF FOUND THEN PERFORM pg_notify('delivery_due', 'webhook'); END IF;
  INSERT INTO message_sms (message_id, due_at)
    SELECT new_message.id, new_message.sent_at
    FROM new_message JOIN person ON person.id = new_message.person_id
    WHERE 'sms' = ANY (new_message.channels) AND person.verified
      AND (person.mobile_sealed IS NOT NULL OR person.email_sealed IS NOT NULL);
  IF FOUND THEN PERFORM pg_notify('delivery_due', 'sms'); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER message_delivered AFTER INSERT ON message REFERENCING NEW TABLE AS new_message
  FOR EACH STATEMENT EXECUTE FUNCTION deliver_new_messages();
--> statement-breakpoint
-- Bytes in the store outlive their row only until the next run of a job, whatever deleted the row.
CREATE FUNCTION disown_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unowned_bytes (key, remove_at) VALUES (OLD.id, 'epoch')
    ON CONFLICT (key) DO UPDATE SET remove_at = 'epoch';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER media_file_gone AFTER DELETE ON media_file FOR EACH ROW EXECUTE FUNCTION disown_file();
--> statement-breakpoint
CREATE FUNCTION disown_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unowned_bytes (key, remove_at) VALUES (OLD.file_id || '.' || OLD.name, 'epoch')
    ON CONFLICT (key) DO UPDATE SET remove_at = 'epoch';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER media_variant_gone AFTER DELETE ON media_variant FOR EACH ROW EXECUTE FUNCTION disown_variant();
--> statement-breakpoint
-- A photo or paper that is replaced or removed takes its file with it. A photo that waited keeps it when it is applied.
CREATE FUNCTION remove_own_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM media_file WHERE id = OLD.file_id
    AND NOT EXISTS (SELECT FROM photo WHERE file_id = OLD.file_id)
    AND NOT EXISTS (SELECT FROM waiting_photo WHERE file_id = OLD.file_id)
    AND NOT EXISTS (SELECT FROM meeting_material WHERE file_id = OLD.file_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER photo_gone AFTER DELETE ON photo FOR EACH ROW EXECUTE FUNCTION remove_own_file();
--> statement-breakpoint
CREATE TRIGGER photo_replaced AFTER UPDATE ON photo FOR EACH ROW
  WHEN (OLD.file_id IS DISTINCT FROM NEW.file_id) EXECUTE FUNCTION remove_own_file();
--> statement-breakpoint
CREATE TRIGGER waiting_photo_gone AFTER DELETE ON waiting_photo FOR EACH ROW EXECUTE FUNCTION remove_own_file();
--> statement-breakpoint
CREATE TRIGGER material_gone AFTER DELETE ON meeting_material FOR EACH ROW EXECUTE FUNCTION remove_own_file();
--> statement-breakpoint
-- A search reads these of thousands of pages: they stay in their row, and what it does not read is put elsewhere.
ALTER TABLE file_page ALTER words SET STORAGE MAIN, ALTER folded SET STORAGE MAIN;
