-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "account" (
    "id" SERIAL NOT NULL,
    "login" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "image_url" TEXT,
    "lang_key" TEXT NOT NULL DEFAULT 'de',
    "authorities" TEXT[],
    "activated" BOOLEAN NOT NULL DEFAULT false,
    "documents_uploaded" BOOLEAN NOT NULL DEFAULT false,
    "email_verified_at" TIMESTAMPTZ,
    "last_password_change" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "terms_version" TEXT,
    "terms_decided_at" TIMESTAMPTZ,
    "termsofuseagreed" BOOLEAN NOT NULL DEFAULT false,
    "totp_secret" TEXT,
    "totp_confirmed_at" TIMESTAMPTZ,
    "totp_last_step" INTEGER,
    "last_notice_at" TIMESTAMPTZ,
    "search_params" JSONB,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "token_hash" TEXT NOT NULL,
    "account_id" INTEGER NOT NULL,
    "remembered" BOOLEAN NOT NULL DEFAULT false,
    "authenticated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "session_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "account_token" (
    "token_hash" TEXT NOT NULL,
    "account_id" INTEGER NOT NULL,
    "purpose" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "used_at" TIMESTAMPTZ,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_token_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "known_device" (
    "token_hash" TEXT NOT NULL,
    "account_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "known_device_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "attempt_counter" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "attempt_counter_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "dealer" (
    "account_id" INTEGER NOT NULL,
    "salutation" TEXT,
    "title" TEXT,
    "telephone" TEXT NOT NULL,
    "street" TEXT NOT NULL,
    "house_number" TEXT NOT NULL,
    "postal_code" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "company_name" TEXT NOT NULL,
    "partner_number" TEXT,
    "registered_with_partner_number" BOOLEAN NOT NULL DEFAULT false,
    "bussines_years" INTEGER NOT NULL,
    "avg_sold_cars_per_year" INTEGER NOT NULL,
    "comments" TEXT,
    "review_state" TEXT NOT NULL DEFAULT 'new',
    "review_note" TEXT,
    "submitted_at" TIMESTAMPTZ,
    "decided_at" TIMESTAMPTZ,
    "trade_registration_date" DATE,
    "identity_consent_at" TIMESTAMPTZ,

    CONSTRAINT "dealer_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "partner" (
    "number" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "handel_typ" TEXT NOT NULL,

    CONSTRAINT "partner_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "dealer_document" (
    "id" TEXT NOT NULL,
    "account_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "document_type" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "storage_key" TEXT NOT NULL,
    "review_state" TEXT NOT NULL DEFAULT 'open',
    "review_reason" TEXT,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dealer_document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "enquiry" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "account_id" INTEGER,
    "fahrzeugid" INTEGER NOT NULL,
    "gwnummer" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "street" TEXT,
    "house_number" TEXT,
    "postal_code" TEXT,
    "city" TEXT,
    "telephone" TEXT NOT NULL,
    "user_email" TEXT NOT NULL,
    "bemerkungen" TEXT NOT NULL,
    "consent_version" TEXT NOT NULL,
    "consent_at" TIMESTAMPTZ NOT NULL,
    "appointment_at" TIMESTAMPTZ,
    "payment_options" TEXT[],
    "mit_inzahlungnahme" BOOLEAN NOT NULL DEFAULT false,
    "mit_finanzierung" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL DEFAULT 'open',
    "idempotency_key" TEXT NOT NULL,
    "payload_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "enquiry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "blocked_date" (
    "date" DATE NOT NULL,
    "reason" TEXT,

    CONSTRAINT "blocked_date_pkey" PRIMARY KEY ("date")
);

-- CreateTable
CREATE TABLE "mail" (
    "id" SERIAL NOT NULL,
    "message_id" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "reply_to" TEXT,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "headers" JSONB NOT NULL DEFAULT '{}',
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "state" TEXT NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ,

    CONSTRAINT "mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" INTEGER,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',
    "request_id" TEXT,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "consent_record" (
    "id" TEXT NOT NULL,
    "categories" TEXT[],
    "version" TEXT NOT NULL,
    "at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consent_record_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "setting" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "setting_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "purchase" (
    "id" SERIAL NOT NULL,
    "partner_number" TEXT NOT NULL,
    "gwnummer" TEXT NOT NULL,
    "maker" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "fin" TEXT NOT NULL,
    "color" TEXT,
    "purchases_date" DATE NOT NULL,
    "red" BOOLEAN NOT NULL DEFAULT false,
    "green" BOOLEAN NOT NULL DEFAULT false,
    "yellow" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "purchase_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_search" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "criteria" JSONB NOT NULL,
    "detailsearch" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_search_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_notification" (
    "id" SERIAL NOT NULL,
    "token_hash" TEXT NOT NULL,
    "salt" TEXT NOT NULL,
    "confirm_token_hash" TEXT,
    "account_id" INTEGER,
    "user_email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "criteria" JSONB NOT NULL,
    "state" TEXT NOT NULL,
    "rhythm" TEXT NOT NULL DEFAULT 'sofort',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ,
    "cancelled_at" TIMESTAMPTZ,

    CONSTRAINT "search_notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_match" (
    "notification_id" INTEGER NOT NULL,
    "fahrzeugid" INTEGER NOT NULL,
    "mail_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notification_match_pkey" PRIMARY KEY ("notification_id","fahrzeugid")
);

-- CreateTable
CREATE TABLE "vehicle" (
    "fahrzeugid" SERIAL NOT NULL,
    "eaktedokumentid" SERIAL NOT NULL,
    "gwnummer" TEXT NOT NULL,
    "fin" TEXT,
    "hsn" TEXT,
    "tsn" TEXT,
    "hersteller" TEXT NOT NULL,
    "modellgruppe" TEXT NOT NULL,
    "modell" TEXT NOT NULL,
    "headlineinternet" TEXT,
    "transporter" BOOLEAN NOT NULL DEFAULT false,
    "kilometerstandvon" INTEGER NOT NULL,
    "kilometerstandbis" INTEGER,
    "erstzulassungvon" DATE NOT NULL,
    "planverkaufspreisprivatkundengeschaeftbrutto" DECIMAL(10,2) NOT NULL DEFAULT 0,
    "haendlerpreisbrutto" DECIMAL(10,2) NOT NULL DEFAULT 0,
    "vat_mode" TEXT NOT NULL DEFAULT 'DIFFERENZ',
    "psvon" INTEGER,
    "kwvon" INTEGER,
    "kwbis" INTEGER,
    "kraftstoffart" TEXT,
    "getriebe" TEXT,
    "farbe" TEXT,
    "anzahlsitze" INTEGER,
    "anzahltueren" INTEGER,
    "hubraum" INTEGER,
    "schadstoffklassetyp" TEXT,
    "emission_detail" TEXT,
    "feinstaubplakettetypdescription" TEXT,
    "fahrzeugtyp" TEXT,
    "fahrzeugkategorietypnfz" TEXT,
    "schiebetuer" TEXT,
    "zulaessigesgesamtgewicht" INTEGER,
    "hu_faellig_am" DATE,
    "scheibe_gewechselt" BOOLEAN,
    "winterraeder" BOOLEAN,
    "minderwerte" DECIMAL(10,2),
    "ausstattungserie" TEXT,
    "ausstattungsonder" TEXT,
    "equipment" INTEGER NOT NULL DEFAULT 0,
    "previous_owners" INTEGER,
    "accident" BOOLEAN,
    "keys" INTEGER,
    "location" TEXT,
    "battery_kwh" DECIMAL(6,1),
    "battery_health_percent" INTEGER,
    "range_km" INTEGER,
    "consumption" TEXT,
    "co2_grams_per_km" INTEGER,
    "co2_class" TEXT,
    "traded_in" BOOLEAN NOT NULL DEFAULT false,
    "available" BOOLEAN NOT NULL DEFAULT false,
    "published_at" TIMESTAMPTZ,
    "sold_at" TIMESTAMPTZ,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vehicle_pkey" PRIMARY KEY ("fahrzeugid")
);

-- CreateTable
CREATE TABLE "vehicle_file" (
    "eaktedokumentid" SERIAL NOT NULL,
    "fahrzeugid" INTEGER NOT NULL,
    "eaktedokumenttyp" TEXT NOT NULL,
    "ordner" TEXT NOT NULL,
    "datei" TEXT NOT NULL,
    "storage_key" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "vehicle_file_pkey" PRIMARY KEY ("eaktedokumentid")
);

-- CreateTable
CREATE TABLE "price_change" (
    "id" SERIAL NOT NULL,
    "fahrzeugid" INTEGER NOT NULL,
    "planverkaufspreisprivatkundengeschaeftbrutto" DECIMAL(10,2) NOT NULL,
    "haendlerpreisbrutto" DECIMAL(10,2) NOT NULL,
    "changed_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "price_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stock_generation" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "generation" INTEGER NOT NULL DEFAULT 0,
    "changed_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stock_generation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stock_change" (
    "generation" INTEGER NOT NULL,
    "fahrzeugid" INTEGER NOT NULL,
    "published" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "stock_change_pkey" PRIMARY KEY ("generation","fahrzeugid")
);

-- CreateTable
CREATE TABLE "import_run" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "file_sha256" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "read" INTEGER NOT NULL DEFAULT 0,
    "rejected" INTEGER NOT NULL DEFAULT 0,
    "inserted" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "withdrawn" INTEGER NOT NULL DEFAULT 0,
    "generation" INTEGER,
    "report" JSONB NOT NULL DEFAULT '[]',
    "started_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ,

    CONSTRAINT "import_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "watch" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "fahrzeugid" INTEGER NOT NULL,
    "image_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "note" TEXT,
    "mail_on_change" BOOLEAN NOT NULL DEFAULT false,
    "told_price" DECIMAL(10,2),
    "told_available" BOOLEAN NOT NULL DEFAULT true,
    "datecreated" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "datemodified" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "watch_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "account_login_key" ON "account"("login");

-- CreateIndex
CREATE UNIQUE INDEX "account_email_key" ON "account"("email");

-- CreateIndex
CREATE INDEX "session_account_id_idx" ON "session"("account_id");

-- CreateIndex
CREATE INDEX "account_token_account_id_purpose_idx" ON "account_token"("account_id", "purpose");

-- CreateIndex
CREATE INDEX "known_device_account_id_idx" ON "known_device"("account_id");

-- CreateIndex
CREATE INDEX "attempt_counter_expires_at_idx" ON "attempt_counter"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "dealer_partner_number_key" ON "dealer"("partner_number");

-- CreateIndex
CREATE INDEX "dealer_document_account_id_idx" ON "dealer_document"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "enquiry_idempotency_key_key" ON "enquiry"("idempotency_key");

-- CreateIndex
CREATE INDEX "enquiry_account_id_created_at_id_idx" ON "enquiry"("account_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "enquiry_state_created_at_id_idx" ON "enquiry"("state", "created_at", "id");

-- CreateIndex
CREATE INDEX "enquiry_created_at_id_idx" ON "enquiry"("created_at", "id");

-- CreateIndex
CREATE INDEX "enquiry_fahrzeugid_idx" ON "enquiry"("fahrzeugid");

-- CreateIndex
CREATE INDEX "enquiry_payload_hash_created_at_idx" ON "enquiry"("payload_hash", "created_at");

-- CreateIndex
CREATE INDEX "enquiry_appointment_at_idx" ON "enquiry"("appointment_at");

-- CreateIndex
CREATE UNIQUE INDEX "mail_message_id_key" ON "mail"("message_id");

-- CreateIndex
CREATE INDEX "mail_state_created_at_idx" ON "mail"("state", "created_at");

-- CreateIndex
CREATE INDEX "mail_recipient_idx" ON "mail"("recipient");

-- CreateIndex
CREATE INDEX "audit_entry_subject_idx" ON "audit_entry"("subject");

-- CreateIndex
CREATE INDEX "audit_entry_action_at_idx" ON "audit_entry"("action", "at");

-- CreateIndex
CREATE INDEX "purchase_partner_number_purchases_date_idx" ON "purchase"("partner_number", "purchases_date");

-- CreateIndex
CREATE UNIQUE INDEX "purchase_partner_number_fin_purchases_date_key" ON "purchase"("partner_number", "fin", "purchases_date");

-- CreateIndex
CREATE INDEX "saved_search_account_id_created_at_idx" ON "saved_search"("account_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "search_notification_token_hash_key" ON "search_notification"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "search_notification_confirm_token_hash_key" ON "search_notification"("confirm_token_hash");

-- CreateIndex
CREATE INDEX "search_notification_state_idx" ON "search_notification"("state");

-- CreateIndex
CREATE INDEX "search_notification_account_id_idx" ON "search_notification"("account_id");

-- CreateIndex
CREATE INDEX "search_notification_user_email_state_idx" ON "search_notification"("user_email", "state");

-- CreateIndex
CREATE UNIQUE INDEX "vehicle_eaktedokumentid_key" ON "vehicle"("eaktedokumentid");

-- CreateIndex
CREATE UNIQUE INDEX "vehicle_gwnummer_key" ON "vehicle"("gwnummer");

-- CreateIndex
CREATE INDEX "vehicle_file_ordner_datei_idx" ON "vehicle_file"("ordner", "datei");

-- CreateIndex
CREATE UNIQUE INDEX "vehicle_file_fahrzeugid_ordner_datei_key" ON "vehicle_file"("fahrzeugid", "ordner", "datei");

-- CreateIndex
CREATE INDEX "price_change_fahrzeugid_changed_at_idx" ON "price_change"("fahrzeugid", "changed_at");

-- CreateIndex
CREATE INDEX "watch_fahrzeugid_idx" ON "watch"("fahrzeugid");

-- CreateIndex
CREATE UNIQUE INDEX "watch_account_id_fahrzeugid_key" ON "watch"("account_id", "fahrzeugid");

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dealer" ADD CONSTRAINT "dealer_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dealer_document" ADD CONSTRAINT "dealer_document_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "dealer"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_fahrzeugid_fkey" FOREIGN KEY ("fahrzeugid") REFERENCES "vehicle"("fahrzeugid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_notification" ADD CONSTRAINT "search_notification_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_match" ADD CONSTRAINT "notification_match_notification_id_fkey" FOREIGN KEY ("notification_id") REFERENCES "search_notification"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vehicle_file" ADD CONSTRAINT "vehicle_file_fahrzeugid_fkey" FOREIGN KEY ("fahrzeugid") REFERENCES "vehicle"("fahrzeugid") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_fahrzeugid_fkey" FOREIGN KEY ("fahrzeugid") REFERENCES "vehicle"("fahrzeugid") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "watch" ADD CONSTRAINT "watch_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "watch" ADD CONSTRAINT "watch_fahrzeugid_fkey" FOREIGN KEY ("fahrzeugid") REFERENCES "vehicle"("fahrzeugid") ON DELETE CASCADE ON UPDATE CASCADE;
