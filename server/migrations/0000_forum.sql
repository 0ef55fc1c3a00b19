CREATE TABLE "arrangement" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"kind" text NOT NULL,
	"position" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"facts_sealed" text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "person_key" (
	"person_id" text PRIMARY KEY NOT NULL,
	"key_sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "badge" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"code_fingerprint" text NOT NULL,
	"code_hash_sealed" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_notice" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"badge_id" text,
	"at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "calendar_address" (
	"person_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"language" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card" (
	"id" text PRIMARY KEY NOT NULL,
	"sender_id" text NOT NULL,
	"receiver_id" text NOT NULL,
	"state" text NOT NULL,
	"message_sealed" text,
	"receiver_message_sealed" text,
	"sender_shares" jsonb NOT NULL,
	"receiver_shares" jsonb,
	"sent_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"answered_contact_id" text,
	"face_to_face" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cards_seen" (
	"person_id" text NOT NULL,
	"delegate_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cards_seen_person_id_delegate_id_pk" PRIMARY KEY("person_id","delegate_id")
);
--> statement-breakpoint
CREATE TABLE "encounter" (
	"id" text PRIMARY KEY NOT NULL,
	"shower_id" text NOT NULL,
	"scanner_id" text NOT NULL,
	"state" text NOT NULL,
	"shower_shares" jsonb NOT NULL,
	"scanner_shares" jsonb,
	"shower_confirmed" boolean DEFAULT false NOT NULL,
	"scanner_confirmed" boolean DEFAULT false NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"shares" jsonb NOT NULL,
	"shown_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "failed_scan" (
	"person_id" text NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "friend_note" (
	"card_id" text NOT NULL,
	"person_id" text NOT NULL,
	"met_sealed" text NOT NULL,
	"note_sealed" text NOT NULL,
	CONSTRAINT "friend_note_card_id_person_id_pk" PRIMARY KEY("card_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "work_claim" (
	"work" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "legal_text" (
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_text_kind_version_pk" PRIMARY KEY("kind","version")
);
--> statement-breakpoint
CREATE TABLE "about_section" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"heading" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"picture_id" text
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"position" smallint NOT NULL,
	"category_id" text NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"keywords" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_category" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"position" smallint NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slide" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"position" smallint NOT NULL,
	"caption" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"picture_id" text,
	"target" text
);
--> statement-breakpoint
CREATE TABLE "meeting" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"type" text NOT NULL,
	"press" text NOT NULL,
	"hall_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"entry" jsonb,
	"channels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"change" jsonb,
	"names_public" boolean DEFAULT false NOT NULL,
	"feed_number" integer DEFAULT 1 + floor(random() * 2147483646)::integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_invitation" (
	"meeting_id" text NOT NULL,
	"person_id" text NOT NULL,
	CONSTRAINT "meeting_invitation_meeting_id_person_id_pk" PRIMARY KEY("meeting_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_material" (
	"id" text PRIMARY KEY NOT NULL,
	"meeting_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"file_id" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_person" (
	"meeting_id" text NOT NULL,
	"person_id" text NOT NULL,
	"role" text NOT NULL,
	"position" smallint NOT NULL,
	"topic" jsonb,
	CONSTRAINT "meeting_person_meeting_id_role_person_id_pk" PRIMARY KEY("meeting_id","role","person_id")
);
--> statement-breakpoint
CREATE TABLE "album_photo" (
	"id" text PRIMARY KEY NOT NULL,
	"topic_id" text NOT NULL,
	"picture_id" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"caption" jsonb NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "album_topic" (
	"id" text PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"title" jsonb NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hide_request" (
	"id" text PRIMARY KEY NOT NULL,
	"photo_id" text NOT NULL,
	"person_id" text NOT NULL,
	"reason_sealed" text,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "web_view" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"hosts" jsonb NOT NULL,
	"external_album" text
);
--> statement-breakpoint
CREATE TABLE "file_page" (
	"media_id" text NOT NULL,
	"number" smallint NOT NULL,
	"name" text,
	"text" text NOT NULL,
	"folded" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"pieces" "tsvector" NOT NULL,
	"places" jsonb DEFAULT '[]' NOT NULL,
	CONSTRAINT "file_page_media_id_number_pk" PRIMARY KEY("media_id","number")
);
--> statement-breakpoint
CREATE TABLE "file_reading" (
	"media_id" text PRIMARY KEY NOT NULL,
	"inside" text NOT NULL,
	"page_kind" text NOT NULL,
	"pages" smallint NOT NULL,
	"is_drawn" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_title" (
	"file_id" text PRIMARY KEY NOT NULL,
	"folded" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_file" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"ending" text NOT NULL,
	"media_id" text NOT NULL,
	"former_media_id" text,
	"shown_to" jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"is_published" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "floor_plan" (
	"id" text PRIMARY KEY NOT NULL,
	"place_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"picture_id" text NOT NULL,
	"services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"step_free" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"theme" jsonb NOT NULL,
	"place" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"secretariat_phone" text NOT NULL,
	"emergency_phone" text,
	"medical_phone" text,
	"wifi" jsonb,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"badge_sessions_limited" boolean DEFAULT true NOT NULL,
	"public_feeds" boolean DEFAULT false NOT NULL,
	"app_version" text DEFAULT '1.0.0' NOT NULL,
	"app_version_code" integer DEFAULT 100 NOT NULL,
	"app_version_required" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hall" (
	"id" text PRIMARY KEY NOT NULL,
	"place_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"floor" jsonb NOT NULL,
	"seats" integer NOT NULL,
	"position" smallint NOT NULL,
	"plan_id" text,
	"x" double precision,
	"y" double precision
);
--> statement-breakpoint
CREATE TABLE "place" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"arrival" jsonb NOT NULL,
	"drop_off" text NOT NULL,
	"baidu_coord" text NOT NULL,
	"gaode_coord" text NOT NULL,
	"google_coord" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "walk" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"minutes" smallint NOT NULL,
	CONSTRAINT "walk_from_id_to_id_pk" PRIMARY KEY("from_id","to_id")
);
--> statement-breakpoint
CREATE TABLE "media_file" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"extension" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"width" integer,
	"height" integer,
	"blur" text,
	"name" text,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_variant" (
	"file_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"width" integer,
	"height" integer,
	CONSTRAINT "media_variant_file_id_name_pk" PRIMARY KEY("file_id","name")
);
--> statement-breakpoint
CREATE TABLE "photo" (
	"person_id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"file_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_sending" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unowned_bytes" (
	"key" text PRIMARY KEY NOT NULL,
	"remove_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_photo" (
	"correction_id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"file_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_file" (
	"item_id" text NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "news_file_item_id_file_id_pk" PRIMARY KEY("item_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "news_item" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"source" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"cover_id" text,
	"film_id" text,
	"poster_id" text,
	"published_at" timestamp with time zone,
	"is_published" boolean DEFAULT false NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording" (
	"item_id" text NOT NULL,
	"language" text NOT NULL,
	"file_id" text NOT NULL,
	"duration" integer NOT NULL,
	"sentences" jsonb NOT NULL,
	CONSTRAINT "recording_item_id_language_pk" PRIMARY KEY("item_id","language")
);
--> statement-breakpoint
CREATE TABLE "media_outlet" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"type" text NOT NULL,
	"position" smallint NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"name" jsonb NOT NULL,
	"country" jsonb NOT NULL,
	"city" jsonb NOT NULL,
	"contact" jsonb
);
--> statement-breakpoint
CREATE TABLE "partner" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"level" text NOT NULL,
	"position" smallint NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"contribution" jsonb NOT NULL,
	"profile" jsonb NOT NULL,
	"address" jsonb,
	"website" text,
	"picture_id" text,
	"contact" jsonb
);
--> statement-breakpoint
CREATE TABLE "content_change" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"topic" text NOT NULL,
	"item_id" text,
	"version" integer NOT NULL,
	"audience" jsonb
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"returns_to" integer,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newest_change" (
	"audience" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "correction" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"field" text NOT NULL,
	"language" text,
	"from_sealed" text NOT NULL,
	"to_sealed" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reason" jsonb
);
--> statement-breakpoint
CREATE TABLE "profile_view" (
	"viewer_id" text NOT NULL,
	"delegate_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profile_view_viewer_id_delegate_id_pk" PRIMARY KEY("viewer_id","delegate_id")
);
--> statement-breakpoint
CREATE TABLE "download_ticket" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"language" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_data_file" (
	"person_id" text PRIMARY KEY NOT NULL,
	"job" text NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"times_asked" smallint NOT NULL,
	"parts_done" text[] DEFAULT '{}' NOT NULL,
	"ready_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"bytes" integer,
	"content_sealed" text
);
--> statement-breakpoint
CREATE TABLE "bookmark" (
	"person_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookmark_person_id_kind_item_id_pk" PRIMARY KEY("person_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "own_item" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"texts_sealed" text NOT NULL,
	"hall_id" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "entry_claim" (
	"claim_hash" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"person_id" text NOT NULL,
	"device" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"person_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_key" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key_sealed" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "partner_link" (
	"partner_id" text NOT NULL,
	"person_id" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"entered_at" timestamp with time zone,
	CONSTRAINT "partner_link_partner_id_person_id_pk" PRIMARY KEY("partner_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "partner_nonce" (
	"partner_id" text NOT NULL,
	"nonce" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_nonce_partner_id_nonce_pk" PRIMARY KEY("partner_id","nonce")
);
--> statement-breakpoint
CREATE TABLE "message_sms" (
	"message_id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"message_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_delivery_message_id_partner_id_pk" PRIMARY KEY("message_id","partner_id")
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"audience" jsonb NOT NULL,
	"target" jsonb,
	"critical" boolean NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"recalled_at" timestamp with time zone,
	"receivers" integer DEFAULT 0 NOT NULL,
	"reached" jsonb DEFAULT '{"push":0,"webhook":0,"sms":0,"email":0}'::jsonb NOT NULL,
	"author" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"group" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"item_id" text,
	"announcement_id" text,
	"facts" jsonb NOT NULL,
	"channels" text[] DEFAULT '{inbox,push,webhook}' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_person" (
	"id" text PRIMARY KEY NOT NULL,
	"delegate_id" text NOT NULL,
	"person_id" text,
	"name_sealed" text NOT NULL,
	"mobile_sealed" text NOT NULL,
	"email_sealed" text NOT NULL,
	"state" text NOT NULL,
	"sees_schedule" boolean DEFAULT false NOT NULL,
	"named_at" timestamp with time zone NOT NULL,
	"waits_until" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "channel_outage" (
	"channel" text PRIMARY KEY NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_message" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"content_sealed" text,
	"about_session" text,
	"state" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "erasure_receipt" (
	"number" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasure_request" (
	"person_id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"held_reason" jsonb
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"badge" text NOT NULL,
	"origin" text NOT NULL,
	"name" jsonb NOT NULL,
	"family_name" jsonb NOT NULL,
	"honorific" jsonb,
	"reading" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"organisation" jsonb,
	"profile" jsonb NOT NULL,
	"organisation_profile" jsonb,
	"languages" jsonb,
	"mode" text DEFAULT 'social' NOT NULL,
	"assistant_waits" boolean DEFAULT false NOT NULL,
	"contact_only" boolean DEFAULT false NOT NULL,
	"decoy" boolean DEFAULT false NOT NULL,
	"listed" boolean DEFAULT false NOT NULL,
	"rank" integer NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"badge_sign_in" boolean DEFAULT true NOT NULL,
	"mobile_sealed" text,
	"mobile_fingerprint" text,
	"email_sealed" text,
	"email_fingerprint" text,
	"birth_date_sealed" text,
	"badge_number" text,
	"profile_submitted_at" timestamp with time zone,
	CONSTRAINT "person_decoy_is_nobody" CHECK (not "person"."decoy" or ("person"."badge" = 'red' and not "person"."listed" and not "person"."verified"
        and not "person"."badge_sign_in" and not "person"."contact_only" and "person"."badge_number" is null
        and num_nonnulls("person"."mobile_fingerprint", "person"."mobile_sealed", "person"."email_fingerprint", "person"."email_sealed") = 0))
);
--> statement-breakpoint
CREATE TABLE "push_delivery" (
	"message_id" text NOT NULL,
	"session_id" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_delivery_message_id_session_id_pk" PRIMARY KEY("message_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"session_id" text PRIMARY KEY NOT NULL,
	"endpoint_hash" text NOT NULL,
	"subscription_sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"credential_hash" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"confirmed_token_hash" text,
	"person_id" text NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"scope" text NOT NULL,
	"address_fingerprint" text,
	"must_agree" boolean DEFAULT false NOT NULL,
	"device" text NOT NULL,
	"language" text DEFAULT 'zh' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"told_until" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "address_claim" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"channel" text NOT NULL,
	"address_fingerprint" text NOT NULL,
	"other_fingerprint" text,
	"code_hash" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "code_request" (
	"id" text PRIMARY KEY NOT NULL,
	"address_fingerprint" text NOT NULL,
	"network" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"dial_code" text,
	"prefix_fingerprint" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "failed_verification" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failure" (
	"method" text NOT NULL,
	"subject" text NOT NULL,
	"device" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	"in_a_row" integer NOT NULL,
	"wrong_dates" text[] DEFAULT '{}' NOT NULL,
	"restricted_at" timestamp with time zone,
	CONSTRAINT "sign_in_failure_method_subject_device_pk" PRIMARY KEY("method","subject","device")
);
--> statement-breakpoint
CREATE TABLE "sign_in_flow" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"characters_sealed" text,
	"image_expires_at" timestamp with time zone,
	"sounds_made" smallint DEFAULT 0 NOT NULL,
	"sound_language" text,
	"images_passed" smallint DEFAULT 0 NOT NULL,
	"method" text,
	"address_fingerprint" text,
	"badge_id" text,
	"person_id" text,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"most_tries" smallint DEFAULT 5 NOT NULL,
	"for_known_device" boolean DEFAULT false NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "replaced_text_key" (
	"id" text PRIMARY KEY NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "write_answer" (
	"actor" text NOT NULL,
	"path" text NOT NULL,
	"request_id" text NOT NULL,
	"body_hash_sealed" text NOT NULL,
	"answer_sealed" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "write_answer_actor_path_request_id_pk" PRIMARY KEY("actor","path","request_id")
);
--> statement-breakpoint
ALTER TABLE "arrangement" ADD CONSTRAINT "arrangement_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_key" ADD CONSTRAINT "person_key_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badge" ADD CONSTRAINT "badge_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_notice" ADD CONSTRAINT "sign_in_notice_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_address" ADD CONSTRAINT "calendar_address_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_sender_id_person_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_receiver_id_person_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards_seen" ADD CONSTRAINT "cards_seen_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards_seen" ADD CONSTRAINT "cards_seen_delegate_id_person_id_fk" FOREIGN KEY ("delegate_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encounter" ADD CONSTRAINT "encounter_shower_id_person_id_fk" FOREIGN KEY ("shower_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encounter" ADD CONSTRAINT "encounter_scanner_id_person_id_fk" FOREIGN KEY ("scanner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_code" ADD CONSTRAINT "exchange_code_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "failed_scan" ADD CONSTRAINT "failed_scan_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_note" ADD CONSTRAINT "friend_note_card_id_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_note" ADD CONSTRAINT "friend_note_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_category_id_question_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."question_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_hall_id_hall_id_fk" FOREIGN KEY ("hall_id") REFERENCES "public"."hall"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_invitation" ADD CONSTRAINT "meeting_invitation_meeting_id_meeting_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meeting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_invitation" ADD CONSTRAINT "meeting_invitation_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_material" ADD CONSTRAINT "meeting_material_meeting_id_meeting_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meeting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_material" ADD CONSTRAINT "meeting_material_file_id_media_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_person" ADD CONSTRAINT "meeting_person_meeting_id_meeting_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meeting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_person" ADD CONSTRAINT "meeting_person_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_photo" ADD CONSTRAINT "album_photo_topic_id_album_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."album_topic"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_photo" ADD CONSTRAINT "album_photo_picture_id_media_file_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hide_request" ADD CONSTRAINT "hide_request_photo_id_album_photo_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."album_photo"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hide_request" ADD CONSTRAINT "hide_request_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_page" ADD CONSTRAINT "file_page_media_id_media_file_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_reading" ADD CONSTRAINT "file_reading_media_id_media_file_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_title" ADD CONSTRAINT "file_title_file_id_forum_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."forum_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_file" ADD CONSTRAINT "forum_file_media_id_media_file_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_file" ADD CONSTRAINT "forum_file_former_media_id_media_file_id_fk" FOREIGN KEY ("former_media_id") REFERENCES "public"."media_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "floor_plan" ADD CONSTRAINT "floor_plan_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall" ADD CONSTRAINT "hall_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall" ADD CONSTRAINT "hall_plan_id_floor_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."floor_plan"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "walk" ADD CONSTRAINT "walk_from_id_hall_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."hall"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "walk" ADD CONSTRAINT "walk_to_id_hall_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."hall"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_variant" ADD CONSTRAINT "media_variant_file_id_media_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_file_id_media_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_sending" ADD CONSTRAINT "photo_sending_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_photo" ADD CONSTRAINT "waiting_photo_correction_id_correction_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."correction"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_photo" ADD CONSTRAINT "waiting_photo_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_photo" ADD CONSTRAINT "waiting_photo_file_id_media_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_file" ADD CONSTRAINT "news_file_item_id_news_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."news_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_file" ADD CONSTRAINT "news_file_file_id_media_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_item" ADD CONSTRAINT "news_item_cover_id_media_file_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_item" ADD CONSTRAINT "news_item_film_id_media_file_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_item" ADD CONSTRAINT "news_item_poster_id_media_file_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording" ADD CONSTRAINT "recording_item_id_news_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."news_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording" ADD CONSTRAINT "recording_file_id_media_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_view" ADD CONSTRAINT "profile_view_viewer_id_person_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_view" ADD CONSTRAINT "profile_view_delegate_id_person_id_fk" FOREIGN KEY ("delegate_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_ticket" ADD CONSTRAINT "download_ticket_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_data_file" ADD CONSTRAINT "own_data_file_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_item" ADD CONSTRAINT "own_item_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_item" ADD CONSTRAINT "own_item_hall_id_hall_id_fk" FOREIGN KEY ("hall_id") REFERENCES "public"."hall"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_claim" ADD CONSTRAINT "entry_claim_partner_id_partner_key_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_claim" ADD CONSTRAINT "entry_claim_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_ticket" ADD CONSTRAINT "entry_ticket_partner_id_partner_key_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_ticket" ADD CONSTRAINT "entry_ticket_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_link" ADD CONSTRAINT "partner_link_partner_id_partner_key_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_link" ADD CONSTRAINT "partner_link_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_sms" ADD CONSTRAINT "message_sms_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_announcement_id_announcement_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_person" ADD CONSTRAINT "contact_person_delegate_id_person_id_fk" FOREIGN KEY ("delegate_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_person" ADD CONSTRAINT "contact_person_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_request" ADD CONSTRAINT "erasure_request_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_delivery" ADD CONSTRAINT "push_delivery_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_claim" ADD CONSTRAINT "address_claim_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_flow" ADD CONSTRAINT "sign_in_flow_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrangement_person" ON "arrangement" USING btree ("person_id","position");--> statement-breakpoint
CREATE INDEX "audit_line_about" ON "audit_line" USING btree ("kind","item","number");--> statement-breakpoint
CREATE UNIQUE INDEX "badge_code" ON "badge" USING btree ("code_fingerprint") WHERE "badge"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "badge_person" ON "badge" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_address_token" ON "calendar_address" USING btree ("token_hash","ends_at");--> statement-breakpoint
CREATE INDEX "calendar_address_ends" ON "calendar_address" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "card_between" ON "card" USING btree (least("sender_id", "receiver_id"),greatest("sender_id", "receiver_id")) WHERE "card"."state" in ('pending', 'accepted');--> statement-breakpoint
CREATE INDEX "card_sender" ON "card" USING btree ("sender_id","sent_at");--> statement-breakpoint
CREATE INDEX "card_receiver" ON "card" USING btree ("receiver_id","sent_at");--> statement-breakpoint
CREATE INDEX "cards_seen_delegate" ON "cards_seen" USING btree ("delegate_id");--> statement-breakpoint
CREATE INDEX "encounter_shower" ON "encounter" USING btree ("shower_id","scanned_at");--> statement-breakpoint
CREATE INDEX "encounter_scanner" ON "encounter" USING btree ("scanner_id","scanned_at");--> statement-breakpoint
CREATE INDEX "encounter_ends" ON "encounter" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "exchange_code_person" ON "exchange_code" USING btree ("person_id","shown_at");--> statement-breakpoint
CREATE INDEX "exchange_code_ends" ON "exchange_code" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "failed_scan_person" ON "failed_scan" USING btree ("person_id","scanned_at");--> statement-breakpoint
CREATE INDEX "friend_note_person" ON "friend_note" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_given" ON "consent" USING btree ("person_id","kind","version") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "question_category_id" ON "question" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "meeting_starts_at" ON "meeting" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_feed_number" ON "meeting" USING btree ("feed_number");--> statement-breakpoint
CREATE INDEX "meeting_invitation_person" ON "meeting_invitation" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "meeting_material_meeting" ON "meeting_material" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "meeting_material_file" ON "meeting_material" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "meeting_person_person" ON "meeting_person" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "album_photo_newest" ON "album_photo" USING btree ("topic_id","added_at","id");--> statement-breakpoint
CREATE INDEX "album_photo_picture" ON "album_photo" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "album_topic_date" ON "album_topic" USING btree ("date");--> statement-breakpoint
CREATE UNIQUE INDEX "hide_request_waiting" ON "hide_request" USING btree ("photo_id","person_id") WHERE "hide_request"."answer" is null;--> statement-breakpoint
CREATE INDEX "hide_request_person" ON "hide_request" USING btree ("person_id","asked_at");--> statement-breakpoint
CREATE INDEX "file_page_words" ON "file_page" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "file_page_pieces" ON "file_page" USING gin ("pieces") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "file_title_words" ON "file_title" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "forum_file_newest" ON "forum_file" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "forum_file_media" ON "forum_file" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "forum_file_former_media" ON "forum_file" USING btree ("former_media_id");--> statement-breakpoint
CREATE INDEX "photo_file" ON "photo" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "photo_sending_person" ON "photo_sending" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "unowned_bytes_due" ON "unowned_bytes" USING btree ("remove_at");--> statement-breakpoint
CREATE INDEX "waiting_photo_file" ON "waiting_photo" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "news_file_file" ON "news_file" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "news_item_newest" ON "news_item" USING btree ("published_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_version_published" ON "content_version" USING btree ("kind","item","version") WHERE "content_version"."state" = 'published';--> statement-breakpoint
CREATE INDEX "content_version_item" ON "content_version" USING btree ("kind","item");--> statement-breakpoint
CREATE INDEX "correction_person" ON "correction" USING btree ("person_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "correction_waiting" ON "correction" USING btree ("person_id","field",coalesce("language", '')) WHERE "correction"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "profile_view_seen_at" ON "profile_view" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "download_ticket_expires" ON "download_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "own_data_file_job" ON "own_data_file" USING btree ("job");--> statement-breakpoint
CREATE INDEX "own_data_file_ends" ON "own_data_file" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "bookmark_item" ON "bookmark" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "own_item_person" ON "own_item" USING btree ("person_id","starts_at");--> statement-breakpoint
CREATE INDEX "own_item_starts_at" ON "own_item" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "own_item_deleted" ON "own_item" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "partner_link_person" ON "partner_link" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "message_sms_due" ON "message_sms" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_next_try" ON "webhook_delivery" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "announcement_waiting" ON "announcement" USING btree ("send_at") WHERE sent_at is null and recalled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_key" ON "message" USING btree ("person_id","key");--> statement-breakpoint
CREATE INDEX "message_announcement" ON "message" USING btree ("announcement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_person_current" ON "contact_person" USING btree ("delegate_id") WHERE "contact_person"."state" in ('waiting', 'confirmed');--> statement-breakpoint
CREATE INDEX "contact_person_delegate" ON "contact_person" USING btree ("delegate_id","named_at");--> statement-breakpoint
CREATE INDEX "contact_person_person" ON "contact_person" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "outgoing_message_created" ON "outgoing_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outgoing_message_session" ON "outgoing_message" USING btree ("about_session");--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_request_number" ON "erasure_request" USING btree ("number");--> statement-breakpoint
CREATE INDEX "erasure_request_due" ON "erasure_request" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "person_mobile" ON "person" USING btree ("mobile_fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "person_email" ON "person" USING btree ("email_fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "person_badge_number" ON "person" USING btree ("badge_number");--> statement-breakpoint
CREATE INDEX "push_delivery_next_try" ON "push_delivery" USING btree ("next_try_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscription_endpoint" ON "push_subscription" USING btree ("endpoint_hash");--> statement-breakpoint
CREATE INDEX "known_device_person" ON "known_device" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "session_confirmed_token" ON "session" USING btree ("confirmed_token_hash");--> statement-breakpoint
CREATE INDEX "session_person" ON "session" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "session_one_live" ON "session" USING btree ("person_id","kind") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "address_claim_person" ON "address_claim" USING btree ("person_id","sent_at");--> statement-breakpoint
CREATE INDEX "address_claim_address" ON "address_claim" USING btree ("address_fingerprint","sent_at");--> statement-breakpoint
CREATE INDEX "address_claim_sent" ON "address_claim" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "code_request_address" ON "code_request" USING btree ("address_fingerprint","at");--> statement-breakpoint
CREATE INDEX "code_request_network" ON "code_request" USING btree ("network","at");--> statement-breakpoint
CREATE INDEX "code_request_dial_code" ON "code_request" USING btree ("dial_code","at");--> statement-breakpoint
CREATE INDEX "code_request_prefix" ON "code_request" USING btree ("prefix_fingerprint","at");--> statement-breakpoint
CREATE INDEX "code_request_at" ON "code_request" USING btree ("at");--> statement-breakpoint
CREATE INDEX "failed_verification_at" ON "failed_verification" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sign_in_flow_created" ON "sign_in_flow" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sign_in_flow_address" ON "sign_in_flow" USING btree ("address_fingerprint");--> statement-breakpoint
CREATE INDEX "write_answer_at" ON "write_answer" USING btree ("at");--> statement-breakpoint

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
