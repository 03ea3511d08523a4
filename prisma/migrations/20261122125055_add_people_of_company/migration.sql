-- AlterTable
ALTER TABLE "account" ADD COLUMN     "ended_at" TIMESTAMPTZ;

-- AlterTable
ALTER TABLE "session" ADD COLUMN     "dealer_id" INTEGER;

-- AlterTable
ALTER TABLE "watch" ADD COLUMN     "added_by_id" INTEGER;

-- CreateTable
CREATE TABLE "dealer_member" (
    "dealer_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "joined_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dealer_member_pkey" PRIMARY KEY ("dealer_id","account_id")
);

-- CreateTable
CREATE TABLE "dealer_invitation" (
    "id" SERIAL NOT NULL,
    "dealer_id" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "used_at" TIMESTAMPTZ,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dealer_invitation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "dealer_member_account_id_idx" ON "dealer_member"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "dealer_invitation_token_hash_key" ON "dealer_invitation"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "dealer_invitation_dealer_id_email_key" ON "dealer_invitation"("dealer_id", "email");

-- CreateIndex
CREATE INDEX "session_dealer_id_idx" ON "session"("dealer_id");

-- CreateIndex
CREATE INDEX "watch_added_by_id_idx" ON "watch"("added_by_id");

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_dealer_id_fkey" FOREIGN KEY ("dealer_id") REFERENCES "dealer"("account_id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dealer_member" ADD CONSTRAINT "dealer_member_dealer_id_fkey" FOREIGN KEY ("dealer_id") REFERENCES "dealer"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dealer_member" ADD CONSTRAINT "dealer_member_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dealer_invitation" ADD CONSTRAINT "dealer_invitation_dealer_id_fkey" FOREIGN KEY ("dealer_id") REFERENCES "dealer"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "watch" ADD CONSTRAINT "watch_added_by_id_fkey" FOREIGN KEY ("added_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The account of a registration owns its company.
INSERT INTO "dealer_member" ("dealer_id", "account_id", "role") SELECT "account_id", "account_id", 'owner' FROM "dealer";

CREATE FUNCTION add_owner_of_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO dealer_member (dealer_id, account_id, role) VALUES (NEW.account_id, NEW.account_id, 'owner');
  RETURN NEW;
END
$$;

CREATE TRIGGER dealer_owner AFTER INSERT ON "dealer" FOR EACH ROW EXECUTE FUNCTION add_owner_of_company();
