-- CreateTable
CREATE TABLE "provider_identity" (
    "id" SERIAL NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "account_id" INTEGER NOT NULL,
    "groups_lost_at" TIMESTAMPTZ,
    "created_at" TIMESTAMPTZ NOT NULL,
    "last_used_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "provider_identity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_session" (
    "token_hash" TEXT NOT NULL,
    "identity_id" INTEGER NOT NULL,
    "sid" TEXT,
    "id_token" TEXT NOT NULL,

    CONSTRAINT "provider_session_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "provider_attempt" (
    "state_hash" TEXT NOT NULL,
    "browser_hash" TEXT NOT NULL,
    "secrets" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "provider_attempt_pkey" PRIMARY KEY ("state_hash")
);

-- CreateTable
CREATE TABLE "provider_logout" (
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "provider_logout_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "provider_identity_account_id_idx" ON "provider_identity"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "provider_identity_issuer_subject_key" ON "provider_identity"("issuer", "subject");

-- CreateIndex
CREATE UNIQUE INDEX "provider_identity_issuer_account_id_key" ON "provider_identity"("issuer", "account_id");

-- CreateIndex
CREATE INDEX "provider_session_identity_id_idx" ON "provider_session"("identity_id");

-- CreateIndex
CREATE INDEX "provider_session_sid_idx" ON "provider_session"("sid");

-- CreateIndex
CREATE INDEX "provider_attempt_expires_at_idx" ON "provider_attempt"("expires_at");

-- CreateIndex
CREATE INDEX "provider_logout_expires_at_idx" ON "provider_logout"("expires_at");

-- AddForeignKey
ALTER TABLE "provider_identity" ADD CONSTRAINT "provider_identity_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_session" ADD CONSTRAINT "provider_session_token_hash_fkey" FOREIGN KEY ("token_hash") REFERENCES "session"("token_hash") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_session" ADD CONSTRAINT "provider_session_identity_id_fkey" FOREIGN KEY ("identity_id") REFERENCES "provider_identity"("id") ON DELETE CASCADE ON UPDATE CASCADE;
